import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { faqItemsCall } from '@shop/shared/contract'
import { parse } from 'valibot'

const file = new URL('../../../static-data/faq-items.json', import.meta.url)
const { faqItems } = parse(faqItemsCall.reply, JSON.parse(readFileSync(file, 'utf8')))
type FaqItem = (typeof faqItems)[number]

describe('frequent questions', () => {
  it('have titles of their own, because the title is part of the address', () => {
    expect(new Set(faqItems.map(({ title }) => title)).size).toBe(faqItems.length)
    for (const { title } of faqItems) expect(title).not.toMatch(/[/%#\\]|^\s|\s$/)
  })

  it('are plain text in paragraphs', () => {
    for (const { body } of faqItems) {
      expect(body).not.toMatch(/[<>]|\n{3}|[^\n]\n[^\n]/)
      expect(body).toMatch(/。$/)
    }
  })

  it('[BIZ-018] name no closing hour: the page shows that of the week', () => {
    for (const { body } of faqItems) expect(body).not.toMatch(/締切は[^。]*\d/)
  })

  it.each([
    { place: 'the top page', shown: (item: FaqItem) => item.showTop, min: 4, max: 5 },
    { place: 'the landing page', shown: (item: FaqItem) => item.showLp, min: 4, max: 5 },
    { place: 'the list', shown: (item: FaqItem) => item.showFaq, min: 12, max: 20 },
  ])('are $min to $max on $place', ({ shown, min, max }) => {
    const count = faqItems.filter(shown).length
    expect(count).toBeGreaterThanOrEqual(min)
    expect(count).toBeLessThanOrEqual(max)
  })

  it('begin with those that the top page of the design shows', () => {
    expect(faqItems.slice(0, 4).map(({ title }) => title)).toEqual([
      '注文の締切はいつですか？',
      '注文した商品の数量変更や取消しはできますか？',
      'ポイントの使い方を教えてください',
      '留守のときの受け取りは？',
    ])
  })
})
