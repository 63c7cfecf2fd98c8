import { describe, expect, it } from '@jest/globals'
import { type ErrorName, errorCodes, errorReplies } from '@shop/shared/contract'
import { Refusal, wordsOf } from './refusal.ts'
import { type RefusalReason, refusalReasons } from './refusal-reasons.ts'

const refusing = Object.entries(errorReplies()).flatMap(([name, reply]) =>
  'status' in reply ? [{ name: name as ErrorName, status: reply.status }] : [],
)
const reasonsOf = (name: string) =>
  Object.entries(refusalReasons).flatMap(([reason, of]) => (of === name ? [reason as RefusalReason] : []))

describe('a refusal', () => {
  it.each(refusing)('[ERR-013] $name says its code in the words of the one list', ({ name, status }) => {
    const refusals = reasonsOf(name).map((reason) => new Refusal(reason))
    expect(refusals).not.toEqual([])
    for (const refusal of refusals) {
      expect([refusal.status, refusal.body]).toEqual([
        status,
        { error_status: errorCodes[name], error_message: wordsOf(name) },
      ])
      expect(refusal.message).toMatch(/[ぁ-んァ-ヶ一-龠].*。$/)
    }
  })

  it('[ERR-013] may say it more exactly', () => {
    expect(new Refusal('overLimit', 'この商品は5個までご注文いただけます。').body).toEqual({
      error_status: 'CSP50001',
      error_message: 'この商品は5個までご注文いただけます。',
    })
  })

  it('keeps its reason out of the answer: causes that share a code are told apart in the log alone', () => {
    const [unknown, notOffered] = [new Refusal('weekUnknown'), new Refusal('productNotOffered')]
    expect(unknown.body).toEqual(notOffered.body)
    expect([unknown.reason, notOffered.reason]).toEqual(['weekUnknown', 'productNotOffered'])
  })

  it.each([
    { reason: 'notRegistered', status: 404, code: 'CSP17004' },
    { reason: 'wrongMediaType', status: 415, code: 'CSP90007' },
    { reason: 'rateLimited', status: 429, code: 'CSP90009' },
    { reason: 'servicesDown', status: 502, code: 'CSP90009' },
    { reason: 'servicesLate', status: 504, code: 'CSP90009' },
  ] as const)(
    '$reason has the words of a code that refuses with another status as well',
    ({ reason, status, code }) => {
      expect(new Refusal(reason)).toMatchObject({ status, body: { error_status: code } })
    },
  )
})
