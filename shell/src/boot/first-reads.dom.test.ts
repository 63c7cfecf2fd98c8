import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { answerAttribute, commonAttribute, firstReadsKey } from '@shop/shared/routes/first-reads'
import { withFirstReads } from './first-reads.ts'

const address = 'https://shop.test/_api/delivery/product?planningWeek=20261201&orderNo=104001'
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(window, firstReadsKey)
})

function write(json: string, isCommon = false) {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.setAttribute(answerAttribute, address)
  if (isCommon) element.setAttribute(commonAttribute, '')
  element.textContent = json
  document.body.append(element)
}
const begin = (token: string, answer: Promise<Response>) =>
  Object.assign(window, { [firstReadsKey]: { token, answers: { [`${address}&_=1`]: answer } } })

function aFetch({ elapsedMs = 0 } = {}) {
  const network = jest.fn<typeof globalThis.fetch>(async () => new Response('"network"'))
  const reading = withFirstReads(network, { window, elapsedMs: () => elapsedMs })
  const ask = async (token = '', init: RequestInit = {}) => {
    const headers: Record<string, string> = token === '' ? {} : { Authorization: `Bearer ${token}` }
    const other = 'https://shop.test/_api/delivery/product?orderNo=104001&planningWeek=20261201&_=2'
    return (await reading(new Request(other, { headers, ...init }))).json()
  }
  return { ask, network }
}

describe('an answer that the page brought', () => {
  it('is given once, and the network is asked from then on', async () => {
    write('"page"')
    const { ask, network } = aFetch()
    expect([await ask(), await ask()]).toEqual(['page', 'network'])
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('of a visitor is none for a member; one that is the same for everybody is', async () => {
    write('"page"')
    expect(await aFetch().ask('token-1')).toBe('network')
    document.body.replaceChildren()
    write('"page"', true)
    expect(await aFetch().ask('token-1')).toBe('page')
  })

  it('begun with the token of the tab is given to who asks with that token alone', async () => {
    begin('token-1', Promise.resolve(new Response('"begun"')))
    const { ask } = aFetch()
    expect(window).not.toHaveProperty(firstReadsKey)
    expect([await ask('token-2'), await ask(), await ask('token-1'), await ask('token-1')]).toEqual([
      'network',
      'network',
      'begun',
      'network',
    ])
  })

  it('is read whole, also when nobody asks for it', async () => {
    const answer = new Response('"begun"')
    begin('token-1', Promise.resolve(answer))
    aFetch()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(answer.bodyUsed).toBe(true)
  })

  it('that failed fails as a call does, and the next try goes to the network', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'))
    failed.catch(() => undefined)
    begin('', failed)
    const { ask } = aFetch()
    await expect(ask()).rejects.toThrow('Failed to fetch')
    expect(await ask()).toBe('network')
  })

  it.each([
    { says: 'after ten seconds', fetchedAt: 10_000, init: {} },
    { says: 'to a write', fetchedAt: 0, init: { method: 'DELETE' } },
  ])('is not given $says', async ({ fetchedAt, init }) => {
    write('"page"')
    expect(await aFetch({ elapsedMs: fetchedAt }).ask('', init)).toBe('network')
  })
})
