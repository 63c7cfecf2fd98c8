import { describe, expect, it } from '@jest/globals'
import { ApiError } from '@shop/shared/api'
import { describeFailure, reportEachErrorOnce } from './report.ts'

const opaque = 'Zk3fP0q8v1XyLr7uWm2nBt6dHs9cJe4aGiKoQ5TzUxV'
const idToken =
  'eyJhbGciOiJSUzI1NiIsImtpZCI6IjEifQ.eyJzdWIiOiJhdXRoMHxtZW1iZXIiLCJtZW1iZXJDb2RlIjoiMTIzIn0.c2lnbmF0dXJlLXNpZ25hdHVyZQ'
const lineOf = (error: unknown) => describeFailure({ error, doing: 'load the order' }, 'mfe-ordering@1.0.0')

describe('the line of a failure', () => {
  it('[ERR-011] names release, doing and what it was', () => {
    expect(lineOf(new TypeError('x is undefined'))).toBe(
      'mfe-ordering@1.0.0: load the order: TypeError: x is undefined',
    )
    expect(lineOf(new ApiError('REFUSED', { call: 'PUT delivery/order', status: 409 }))).toBe(
      'mfe-ordering@1.0.0: load the order: REFUSED PUT delivery/order 409',
    )
    expect(lineOf('a text')).toBe('mfe-ordering@1.0.0: load the order: a text')
    expect(lineOf(undefined)).toBe('mfe-ordering@1.0.0: load the order: undefined')
  })

  it('[ERR-011] of a refused call does not carry the service’s words', () => {
    const error = new ApiError('REFUSED', { call: 'GET delivery/member', status: 400, errorMessage: '佐藤 花子 様' })
    expect(lineOf(error)).not.toContain('佐藤')
  })

  it.each([
    { says: 'a JSON web token', text: `bad token ${idToken}` },
    { says: 'an opaque token', text: `refused ${opaque}` },
    { says: 'a bearer header', text: 'Authorization: Bearer short-one' },
    { says: 'a query', text: 'GET https://shop.test/entrance?code=secret-code&state=s failed' },
    { says: 'a query at the end of a quoted address', text: `"https://shop.test/a?accessToken=${opaque}"` },
    { says: 'a fragment', text: 'https://shop.test/entrance#id_token=secret-code' },
  ])('[ERR-011] carries no token and no query: $says', ({ text }) => {
    const line = lineOf(new Error(text))
    for (const secret of [opaque, ...idToken.split('.'), 'short-one', 'secret-code', 'accessToken', 'state=s'])
      expect(line).not.toContain(secret)
    expect(line).toContain('…')
  })

  it.each([
    ['a mail address', 'no such login hanako.sato+shop@example.co.jp', 'hanako'],
    ['a mail address in brackets', 'to <hanako@example.jp>', 'hanako'],
    ['the code of a member', 'member 888100010001 not found', '8881000'],
    ['the code of a household', 'GET /member/10000123', '10000123'],
    ['a phone', 'call 090-1234-5678 or +81-90-1234-5678', '1234'],
    ['a postal code', 'no town for 060-0001', '060'],
    ['a name', 'Cannot read 佐藤 花子 of undefined', '佐藤'],
    ['an address', '札幌市中央区北1条西2丁目 is no address', '札幌'],
    ['what somebody searched for', 'no page /search/%E4%BD%90%E8%97%A4', '%E4'],
    ['a token in an address', 'https://shop.test/mobile?accessToken=abc&idToken=def', 'abc'],
    ['a token in a fragment of a path', 'https://shop.test/a;b#access_token=abc', 'abc'],
  ])('[ERR-011] carries nothing about a person: %s', (_, text, secret) => {
    for (const line of [lineOf(new Error(text)), lineOf(text), describeFailure({ error: '', doing: text }, 'shell@1')])
      expect(line).not.toContain(secret)
  })

  it.each(['mfe-favourites@1.0.0', 'mfe-favourites@1.0.0+6822f9ee', 'shell@1.5.28+68220012'])(
    'names a release for what it is, and no address of mail: %s',
    (release) => {
      expect(lineOf(new TypeError(`a second copy of react-dom is loaded, by ${release}, from a@b.jp`))).toContain(
        `a second copy of react-dom is loaded, by ${release}, from …`,
      )
      expect(lineOf(`${release}.evil.example`)).not.toContain('evil')
    },
  )

  it('keeps what helps to find the fault', () => {
    expect(lineOf(new TypeError('https://assets.test/mfe-ordering/1.0.0/top.a1b2c3d4.js did not load'))).toContain(
      'https://assets.test/mfe-ordering/1.0.0/top.a1b2c3d4.js did not load',
    )
  })
})

describe('a failure that comes by several ways', () => {
  it('[ERR-011] [ERR-016] is reported once, by the first that tells of it', () => {
    const told: string[] = []
    const report = reportEachErrorOnce(
      ({ error, doing }, origin) => void told.push(`${String(error)} ${doing} ${origin}`),
    )
    const error = new TypeError('x')
    report({ error, doing: 'GET delivery order list' }, 'mfe-ordering@1.0.0')
    report({ error, doing: 'read the order' }, 'mfe-ordering@1.0.0')
    report({ error, doing: 'settle a promise' }, 'shell@1.5.28')
    report({ error: new TypeError('x'), doing: 'run' }, 'shell@1.5.28')
    expect(told).toEqual(['TypeError: x GET delivery order list mfe-ordering@1.0.0', 'TypeError: x run shell@1.5.28'])
  })

  it('[ERR-016] is never taken for another when it is no error at all', () => {
    const told: unknown[] = []
    const report = reportEachErrorOnce(({ error }) => void told.push(error))
    for (const error of ['text', 'text', undefined]) report({ error, doing: 'run' }, 'shell@1.5.28')
    expect(told).toEqual(['text', 'text', undefined])
  })
})
