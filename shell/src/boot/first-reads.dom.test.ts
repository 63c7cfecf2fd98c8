import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { answerAttribute, commonAttribute, firstReadsKey, laterReadsKey } from '@shop/shared/routes/first-reads'
import { setTimer } from './browser-ports.ts'
import { beginLaterReads, takeFirstReads } from './first-reads.ts'

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
const begin = (token: string, answer: Promise<Response>, stop?: AbortController) =>
  Object.assign(window, { [firstReadsKey]: { token, answers: { [`${address}&_=1`]: answer }, stop } })

function aPage({ elapsedMs = 0 } = {}) {
  const brought = takeFirstReads({ window, elapsedMs: () => elapsedMs, setTimer })
  /** As the API client asks. */
  return (token?: string) =>
    brought('https://shop.test/_api/delivery/product?orderNo=104001&planningWeek=20261201&_=2', token)
}

describe('an answer that the page brought', () => {
  it('is given once', () => {
    write('"page"')
    const ask = aPage()
    expect([ask(), ask()]).toEqual(['"page"', undefined])
  })

  it('of a visitor is none for a member; one that is the same for everybody is', () => {
    write('"page"')
    expect(aPage()('token-1')).toBeUndefined()
    document.body.replaceChildren()
    write('"page"', true)
    expect(aPage()('token-1')).toBe('"page"')
  })

  it('[K-28] begun when a login came back is given like one that the page has begun at once', async () => {
    const ask = aPage()
    expect(ask('token-1')).toBeUndefined()
    Object.assign(window, { [laterReadsKey]: () => begin('token-1', Promise.resolve(new Response('"begun"'))) })
    beginLaterReads(window)
    beginLaterReads(window)
    expect([await ask('token-1'), await ask('token-1'), laterReadsKey in window]).toEqual(['"begun"', undefined, false])
  })

  it('begun with the token of the tab is given to who asks with that token alone', async () => {
    begin('token-1', Promise.resolve(new Response('"begun"')))
    const ask = aPage()
    expect(window).not.toHaveProperty(firstReadsKey)
    expect([await ask('token-2'), await ask(), await ask('token-1'), await ask('token-1')]).toEqual([
      undefined,
      undefined,
      '"begun"',
      undefined,
    ])
  })

  it('is read whole, also when nobody asks for it', async () => {
    const answer = new Response('"begun"')
    begin('token-1', Promise.resolve(answer))
    aPage()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(answer.bodyUsed).toBe(true)
  })

  it.each<{ says: string; answer: () => Promise<Response> }>([
    { says: 'did not come', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
    {
      says: 'breaks',
      answer: async () =>
        new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
    },
  ])('that $says is none: the service is asked', async ({ answer }) => {
    begin('', answer())
    expect(await aPage()()).toBeUndefined()
  })

  it('that says no is given as the answer that it is', async () => {
    begin('', Promise.resolve(new Response('{"error_status":"CSP9001"}', { status: 404 })))
    const answer = await aPage()()
    expect(answer).toBeInstanceOf(Response)
    expect([answer instanceof Response && answer.status, await (answer as Response).json()]).toEqual([
      404,
      { error_status: 'CSP9001' },
    ])
  })

  it('that does not come within half a minute fails as a call does, and is ended', async () => {
    jest.useFakeTimers()
    const stop = new AbortController()
    begin('', new Promise(() => undefined), stop)
    const asked = aPage()()
    const failed = expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
    await jest.advanceTimersByTimeAsync(30_000)
    await failed
    expect(stop.signal.aborted).toBe(true)
    jest.useRealTimers()
  })

  it('is given to a page that was slow to come, and not after half a minute', () => {
    write('"page"')
    expect(aPage({ elapsedMs: 30_000 })()).toBeUndefined()
    expect(aPage({ elapsedMs: 29_999 })()).toBe('"page"')
  })
})
