import { describe, expect, it } from '@jest/globals'
import { entryFromApp, entryFromPage, lineOf, matchesFilter, redact } from './log.ts'

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJlLW9mLWl0'
const at = '18:00:00.000'

describe('the log of messages', () => {
  it.each([
    JSON.stringify({ type: 'tokens', payload: { accessToken: 'short', idToken: jwt } }),
    JSON.stringify({ type: 'handshake', payload: { nonce: 'n', nested: { refreshToken: 'short' } } }),
    JSON.stringify({ type: 'navigate', payload: { url: `https://shop.example/mobile?a=${jwt}` } }),
    `not JSON ${jwt}`,
  ])('shows no token: %s', (text) => {
    expect(redact(text)).not.toMatch(/eyJ|short/)
    expect(redact(text)).toMatch(/●●●（\d+文字）/)
  })

  it('leaves everything else as it came', () => {
    const text = '{"type":"orderInit","payload":{"planningWeek":"20261201","pieces":7}}'
    expect(redact(text)).toBe(text)
  })

  it.each([
    { text: '{"type":"navigate","payload":{}}', state: 'invalid', problem: /payload/ },
    { text: '{"type":"made-up","payload":{}}', state: 'invalid', problem: /契約にない/ },
    { text: '{"type":"toString","payload":{}}', state: 'invalid', problem: /契約にない/ },
    { text: 'hello', state: 'invalid', problem: /JSON/ },
    {
      text: '{"type":"showCart","payload":{"path":"/mobile/cart/ordered"}}',
      state: 'unknown',
      problem: /バージョン2から/,
    },
  ])('[MOB-003] says of $text what is wrong with it for an app of version 1', ({ text, state, problem }) => {
    expect(entryFromPage(at, text, 1)).toMatchObject({ state, problem: expect.stringMatching(problem) })
  })

  it('judges both directions by the contract', () => {
    expect(entryFromPage(at, '{"type":"login","payload":{"path":"/mobile"}}', 1)).toMatchObject({
      ...{ direction: 'page', type: 'login', since: 1, state: 'valid', problem: undefined },
    })
    expect(entryFromApp(at, '{"type":"back","payload":{"id":"b1"}}')).toMatchObject({ since: 3, state: 'valid' })
    expect(entryFromApp(at, '{"type":"tokens","payload":{}}').state).toBe('invalid')
  })

  it('gives a line that can be copied, and finds it by its words', () => {
    const entry = entryFromPage(at, '{"type":"made-up"}', 3)
    expect(lineOf(entry)).toBe(
      `${at} ページ→アプリ made-up {"type":"made-up"} 不正なメッセージ（契約にない type です）`,
    )
    expect(['不正', 'MADE', ''].map((word) => matchesFilter(entry, word))).toEqual([true, true, true])
    expect(matchesFilter(entry, 'navigate')).toBe(false)
  })
})
