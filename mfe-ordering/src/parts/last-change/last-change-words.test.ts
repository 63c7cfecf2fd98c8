import { describe, expect, it } from '@jest/globals'
import { anOrderLine, aProduct } from '@shop/shared/testing/builders'
import { joinChange, type LastChange } from './last-change.queries.ts'
import { changedSinceWords, lastChangeOutcome, undoneWords } from './last-change-words.ts'

const milk = aProduct({ name: '牛乳', brand: 'みのり' })
const line = anOrderLine({ product: milk, quantity: 2 })
const other = anOrderLine({ product: aProduct({ orderNumber: '104033', name: 'たまご' }) })
const from = (before: number, after: number, of = line) => ({ is: 'quantity' as const, line: of, before, after })
const kept = { no: milk.orderNumber, quantity: 1, intent: 'a' }

describe('[AX-14] [K-169] what was done last, in words', () => {
  it.each<{ change: LastChange; title: string }>([
    { change: from(2, 0), title: 'みのり 牛乳を取り消しました' },
    { change: from(2, 12), title: 'みのり 牛乳を2点から12点に変更しました' },
    { change: { is: 'unlisted', line: kept, at: 0, name: 'みのり 牛乳' }, title: 'みのり 牛乳をリストから外しました' },
    { change: { is: 'ordered', lines: [{ product: milk, before: 0, after: 1 }] }, title: '1商品を注文しました' },
    {
      change: { is: 'ordered', lines: [], said: { tone: 'warning', title: '1品を元に戻しました', lines: [] } },
      title: '1品を元に戻しました',
    },
  ])('$title', ({ change, title }) => expect(lastChangeOutcome(change).title).toBe(title))

  it('after an undo', () => {
    expect(undoneWords(from(2, 0)).title).toBe('みのり 牛乳を2点に戻しました')
    expect(changedSinceWords(from(2, 0), 9)).toEqual({
      tone: 'warning',
      title: 'みのり 牛乳を元に戻せませんでした',
      lines: ['その後に数量が変わったためそのままです（いま9点）'],
    })
  })
})

describe('[K-169] presses on one line are one change', () => {
  it.each([
    { says: 'nothing before it', known: undefined, next: from(2, 3), joined: from(2, 3) },
    { says: 'one after the other', known: from(2, 3), next: from(3, 4), joined: from(2, 4) },
    { says: 'back to where it began', known: from(2, 3), next: from(3, 2), joined: null },
    {
      says: 'taken out after a change: it comes back as it was then',
      known: from(2, 3),
      next: from(3, 0),
      joined: from(3, 0),
    },
    { says: 'another device in between', known: from(2, 3), next: from(9, 10), joined: from(9, 10) },
    { says: 'another line', known: from(2, 3), next: from(3, 4, other), joined: from(3, 4, other) },
  ])('$says', ({ known, next, joined }) => expect(joinChange(known, next)).toEqual(joined))
})
