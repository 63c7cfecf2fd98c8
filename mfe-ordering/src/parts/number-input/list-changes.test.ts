import { describe, expect, it } from '@jest/globals'
import { orderNumber } from '@shop/shared/domain'
import type { KeptLine } from '@shop/shared/product/number-list'
import { addLines, markNotOrdered, markSent, removeLine, setLineQuantity } from './list-changes.ts'

const line = (no: string, more: Partial<KeptLine> = {}): KeptLine => ({
  no: orderNumber(no),
  quantity: 1,
  intent: `intent-${no}`,
  ...more,
})

describe('a change of the list', () => {
  const lines = [line('104001', { quantity: 2, sentOver: 1 }), line('104012', { reason: '完売しました' })]

  it('puts new numbers first and leaves known ones as they are', () => {
    const added = addLines([line('104033'), line('104001', { quantity: 9 })])(lines)
    expect(added.map(({ no, quantity }) => `${no}x${quantity}`)).toEqual(['104033x1', '104001x2', '104012x1'])
  })

  it('names another quantity anew, and the same not', () => {
    const [, changed] = setLineQuantity(orderNumber('104012'), 5, 'new')(lines)
    expect(changed).toEqual(line('104012', { quantity: 5, intent: 'new' }))
    expect(setLineQuantity(orderNumber('104012'), 1, 'new')(lines)[1]).toEqual(lines[1])
  })

  it('[ORD-133] remembers over how many pieces a line was sent, under the same name', () => {
    expect(markSent(orderNumber('104012'), 4)(lines)[1]).toEqual(line('104012', { sentOver: 4 }))
    expect(markSent(orderNumber('104012'), 'unknown')(lines)[1]).toEqual(line('104012', { sentOver: 'unknown' }))
  })

  it('[ORD-043] keeps what failed, with why', () => {
    expect(markNotOrdered(orderNumber('104001'), '受付終了')(lines)[0]).toEqual(
      line('104001', { quantity: 2, reason: '受付終了' }),
    )
    expect(markNotOrdered(orderNumber('104001'), undefined, 'new')(lines)[0]?.intent).toBe('new')
  })

  it('takes out what was ordered', () => {
    expect(removeLine(orderNumber('104001'))(lines)).toEqual([lines[1]])
  })
})
