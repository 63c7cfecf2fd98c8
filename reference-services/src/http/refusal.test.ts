import { describe, expect, it } from '@jest/globals'
import { wordsOf } from './error-words.ts'
import { Refusal, type RefusalName, refusals } from './refusal.ts'

describe('a refusal', () => {
  it.each(Object.keys(refusals) as RefusalName[])('[ERR-013] %s says its code in the words of the one list', (name) => {
    const { status, code } = refusals[name]
    const refusal = new Refusal(name)
    expect([refusal.status, refusal.body]).toEqual([status, { error_status: code, error_message: wordsOf(code) }])
    expect(refusal.message).toMatch(/[ぁ-んァ-ヶ一-龠].*。$/)
  })

  it('[ERR-013] may say it more exactly', () => {
    expect(new Refusal('quantity', 'この商品は5個までご注文いただけます。').body).toEqual({
      error_status: 'CSP50001',
      error_message: 'この商品は5個までご注文いただけます。',
    })
  })

  it('a code without words is a mistake of ours', () => {
    expect(() => wordsOf('CSP0')).toThrow('no words for CSP0')
  })
})
