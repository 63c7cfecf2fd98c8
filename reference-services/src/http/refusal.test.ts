import { describe, expect, it } from '@jest/globals'
import { type ErrorName, errorCodes, errorReplies } from '@shop/shared/contract'
import { Refusal, wordsOf } from './refusal.ts'

const refusing = Object.entries(errorReplies()).flatMap(([name, reply]) =>
  'status' in reply ? [{ name: name as Exclude<ErrorName, NotRefused>, status: reply.status }] : [],
)
type NotRefused = 'outdated' | 'catalogueNotShown' | 'wrongProductKind' | 'loginFirst' | 'prohibitedMember'

describe('a refusal', () => {
  it.each(refusing)('[ERR-013] $name says its code in the words of the one list', ({ name, status }) => {
    const refusal = new Refusal(name)
    expect([refusal.status, refusal.body]).toEqual([
      status,
      { error_status: errorCodes[name], error_message: wordsOf(name) },
    ])
    expect(refusal.message).toMatch(/[ぁ-んァ-ヶ一-龠].*。$/)
  })

  it('[ERR-013] may say it more exactly', () => {
    expect(new Refusal('overLimit', 'この商品は5個までご注文いただけます。').body).toEqual({
      error_status: 'CSP50001',
      error_message: 'この商品は5個までご注文いただけます。',
    })
  })

  it.each([
    { name: 'notRegistered', status: 404, code: 'CSP17004' },
    { name: 'wrongMediaType', status: 415, code: 'CSP90007' },
    { name: 'tooMany', status: 429, code: 'CSP90009' },
    { name: 'noAnswer', status: 502, code: 'CSP90009' },
    { name: 'late', status: 504, code: 'CSP90009' },
  ] as const)('$name has the words of a code that refuses with another status as well', ({ name, status, code }) => {
    expect(new Refusal(name)).toMatchObject({ status, body: { error_status: code } })
  })
})
