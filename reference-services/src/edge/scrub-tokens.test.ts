import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { linkTokensKey } from '@shop/shared/routes'
import { keptTokensKey, scrubTokensScript } from './scrub-tokens.ts'

const script = scrubTokensScript('n').replace(/^<script nonce="n">|<\/script>$/g, '')

/** Runs the script in a page that was opened with an address. */
function open(address: string, kept = new Map<string, string>()) {
  let here = new URL(address, 'https://shop.test')
  const replaced: unknown[] = []
  const window: Record<string, unknown> = {
    get location() {
      return { search: here.search, pathname: here.pathname, hash: here.hash }
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    },
    history: {
      state: { key: 'k' },
      replaceState(state: unknown, _: string, to: string) {
        replaced.push(state)
        here = new URL(to, here)
      },
    },
  }
  runInNewContext(script, { window, URLSearchParams })
  const door = window[linkTokensKey]
  const take = () => (typeof door === 'function' ? door() : undefined)
  return { address: () => `${here.pathname}${here.search}${here.hash}`, replaced, take, window }
}

describe('tokens in the address of a page', () => {
  it.each([
    { opened: '/?accessToken=a&idToken=i', left: '/', taken: { accessToken: 'a', idToken: 'i' } },
    {
      opened: '/products/0/084612?a=1&accessToken=a&b=%2F+x&idToken=i&c#here?accessToken=z',
      left: '/products/0/084612?a=1&b=%2F+x&c#here?accessToken=z',
      taken: { accessToken: 'a', idToken: 'i' },
    },
    { opened: '/mobile?accessToken=a.b-c_d', left: '/mobile', taken: { accessToken: 'a.b-c_d', idToken: null } },
    { opened: '/?idToken=i&x=%zz', left: '/?x=%zz', taken: { accessToken: null, idToken: 'i' } },
    { opened: '/?access%54oken=a', left: '/', taken: { accessToken: 'a', idToken: null } },
    { opened: '/?accessToken=one&accessToken=two', left: '/', taken: { accessToken: 'one', idToken: null } },
    { opened: '/?accessToken=&idToken', left: '/', taken: { accessToken: null, idToken: null } },
  ])('[GRD-030] $opened becomes $left', ({ opened, left, taken }) => {
    const page = open(opened)
    expect(page.address()).toBe(left)
    expect({ ...page.take() }).toEqual(taken)
  })

  it('[GRD-030] are given once, and the door is gone', () => {
    const { take, window, replaced } = open('/?accessToken=a&idToken=i')
    expect(Object.keys(window)).not.toContain(linkTokensKey)
    take()
    expect({ ...take() }).toEqual({ accessToken: null, idToken: null })
    expect([linkTokensKey in window, replaced]).toEqual([false, [{ key: 'k' }]])
  })

  it('[GRD-030] that a page left to the one after it are given there, once, and kept no longer', () => {
    const kept = () => new Map([[keptTokensKey, '{"accessToken":"a","idToken":null}']])
    const storage = kept()
    const page = open('/mobile?a=1', storage)
    expect([page.address(), storage.size, page.replaced]).toEqual(['/mobile?a=1', 0, []])
    expect({ ...page.take() }).toEqual({ accessToken: 'a', idToken: null })
    // A new link counts more than what was left.
    expect({ ...open('/mobile?accessToken=b', kept()).take() }).toEqual({ accessToken: 'b', idToken: null })
  })

  it.each(['/', '/?a=1&b=accessToken', '/?accesstoken=a&xidToken=i', '/#accessToken=a'])(
    'a page without them is left alone: %s',
    (address) => {
      const { replaced, window } = open(address)
      expect([replaced, linkTokensKey in window]).toEqual([[], false])
    },
  )

  it('nothing in the script ends its element', () => {
    expect(script).not.toMatch(/<\/|<!--/)
  })
})
