import { describe, expect, it } from '@jest/globals'
import type { Product } from '@shop/shared/domain/shopping'
import { QueryClient } from '@shop/shared/query'
import { aLostWrite, anOrder, anOrderLine, aProduct, theNextWeek } from '@shop/shared/testing'
import { setLostWrite } from '@shop/shared/writes'
import { isUnknownOrder, orderWrites, watchLost, withInFlightWrites } from './order-writes.ts'

const milk = aProduct({ orderNumber: '104001' })
const eggs = aProduct({ orderNumber: '104033' })
const { week, orderNumber } = milk

it('the writes on an order are one state for the page, and another week has its own', () => {
  const client = new QueryClient()
  expect(orderWrites(client, week)).toBe(orderWrites(client, week))
  expect(orderWrites(client, theNextWeek().number)).not.toBe(orderWrites(client, week))
})

describe('[ORD-133] who shows a product', () => {
  function aWatched() {
    const client = new QueryClient()
    const told: string[] = []
    const watch = (name: string, product = milk) => watchLost(client, product, () => void told.push(name))
    return { client, writes: orderWrites(client, week), told, watch }
  }

  it('hears that an answer was lost, and that it was found', () => {
    const { client, writes, told, watch } = aWatched()
    watch('one')
    watch('two')
    watch('of other', eggs)
    setLostWrite(writes, orderNumber, aLostWrite())
    expect([told, isUnknownOrder(client, milk), isUnknownOrder(client, eggs)]).toEqual([['one', 'two'], true, false])
    setLostWrite(writes, orderNumber, undefined)
    expect([told, isUnknownOrder(client, milk)]).toEqual([['one', 'two', 'one', 'two'], false])
  })

  it('hears nothing any longer once it is gone, and the others still do', () => {
    const { writes, told, watch } = aWatched()
    const leaveOne = watch('one')
    const leaveTwo = watch('two')
    leaveOne()
    setLostWrite(writes, orderNumber, aLostWrite())
    expect(told).toEqual(['two'])
    leaveTwo()
    setLostWrite(writes, orderNumber, undefined)
    expect(told).toEqual(['two'])
    expect(writes.watchers?.size).toBe(0)
  })

  it('knows what has become of an answer that was lost and is not missed any more', () => {
    const { client, writes } = aWatched()
    setLostWrite(writes, orderNumber, aLostWrite({ isUnknown: false }))
    expect(isUnknownOrder(client, milk)).toBe(false)
  })
})

it('[ORD-076] an order has what is under way, beside what it had', () => {
  const writes = orderWrites(new QueryClient(), week)
  const inFlight = (product: Product, wanted: number) =>
    void writes.inFlight.set(product.orderNumber, { subject: { product, inputStatus: 62 }, wanted })
  inFlight(milk, 3)
  inFlight(eggs, 0)
  const tea = aProduct({ orderNumber: '104055' })
  const order = anOrder([tea, eggs].map((product) => anOrderLine({ product, quantity: 2 })))
  expect(withInFlightWrites(order, writes).lines.map((line) => [line.orderNumber, line.quantity])).toEqual([
    [milk.orderNumber, 3],
    [tea.orderNumber, 2],
  ])
})
