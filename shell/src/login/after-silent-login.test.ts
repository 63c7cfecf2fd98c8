import { describe, expect, it } from '@jest/globals'
import { silentLoginKey } from '@shop/shared/routes'
import { afterSilentLogin } from './after-silent-login.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A page with what its first script has left; counts the starts of the shop. */
function open(looking?: unknown) {
  const page = { starts: 0, window: looking === undefined ? {} : { [silentLoginKey]: looking } }
  afterSilentLogin(page.window, () => {
    page.starts += 1
  })
  return page
}

describe('[K-28] the start of the shop', () => {
  it.each([
    { says: 'nobody looks for a login', looking: undefined },
    { says: 'something else has the name', looking: 'x' },
  ])('comes at once where $says', ({ looking }) => {
    expect(open(looking).starts).toBe(1)
  })

  it.each([
    { says: 'there is an answer', looking: () => Promise.resolve() },
    { says: 'the script fails', looking: () => Promise.reject(new TypeError('no such function')) },
  ])('comes once when $says', async ({ looking }) => {
    const page = open(looking())
    expect(page.starts).toBe(0)
    await settled()
    expect([page.starts, page.window]).toEqual([1, {}])
  })

  it('does not come in a page that is left', async () => {
    const page = open(new Promise(() => undefined))
    await settled()
    expect(page.starts).toBe(0)
  })
})
