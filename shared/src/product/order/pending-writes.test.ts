import { describe, expect, it, jest } from '@jest/globals'
import { QueryClient } from '@shop/shared/query'
import { anOrder, anOrderLine, aPlanningWeek, aProduct, theNextWeek } from '@shop/shared/testing'
import { isUnknownOrder, type LostWrite, ledgerOf, setLost, watchLost, withPendingWrites } from './pending-writes.ts'

const milk = aProduct({ orderNumber: '104001' })
const eggs = aProduct({ orderNumber: '104033' })
const { week, orderNumber } = milk

const aLostWrite = (over: Partial<LostWrite> = {}): LostWrite => ({
  intent: 'id-1',
  step: { add: 1 },
  before: 0,
  elsewhere: 0,
  error: new Error('lost'),
  isUnknown: true,
  ...over,
})

describe('the ledger of a week', () => {
  it('is one for the page, whoever asks, and another one for another week', () => {
    const client = new QueryClient()
    const ledger = ledgerOf(client, week)
    expect(ledgerOf(client, week)).toBe(ledger)
    expect(ledgerOf(client, theNextWeek().number)).not.toBe(ledger)
    expect(ledgerOf(new QueryClient(), week)).not.toBe(ledger)
  })

  it('is not cleared away while the page stands open', () => {
    jest.useFakeTimers()
    const client = new QueryClient()
    const ledger = ledgerOf(client, aPlanningWeek().number)
    jest.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(ledgerOf(client, week)).toBe(ledger)
    jest.useRealTimers()
  })
})

describe('[ORD-133] who shows a product', () => {
  function aWatched() {
    const client = new QueryClient()
    const told: string[] = []
    const watch = (name: string, product = milk) => watchLost(client, product, () => void told.push(name))
    return { client, ledger: ledgerOf(client, week), told, watch }
  }

  it('hears that an answer was lost, and that it was found', () => {
    const { client, ledger, told, watch } = aWatched()
    watch('one')
    watch('two')
    watch('of other', eggs)
    setLost(ledger, orderNumber, aLostWrite())
    expect([told, isUnknownOrder(client, milk), isUnknownOrder(client, eggs)]).toEqual([['one', 'two'], true, false])
    setLost(ledger, orderNumber, undefined)
    expect([told, isUnknownOrder(client, milk)]).toEqual([['one', 'two', 'one', 'two'], false])
  })

  it('hears nothing any longer once it is gone, and the others still do', () => {
    const { ledger, told, watch } = aWatched()
    const leaveOne = watch('one')
    const leaveTwo = watch('two')
    leaveOne()
    setLost(ledger, orderNumber, aLostWrite())
    expect(told).toEqual(['two'])
    leaveTwo()
    setLost(ledger, orderNumber, undefined)
    expect(told).toEqual(['two'])
    expect(ledger.watchers?.size).toBe(0)
  })

  it('knows what has become of an answer that was lost and is not missed any more', () => {
    const { client, ledger } = aWatched()
    setLost(ledger, orderNumber, aLostWrite({ isUnknown: false }))
    expect(isUnknownOrder(client, milk)).toBe(false)
  })

  it('is not needed: a ledger that another release began has nobody to tell', () => {
    const { ledger } = aWatched()
    setLost(ledger, orderNumber, aLostWrite())
    expect(ledger.lost.size).toBe(1)
    setLost(ledger, orderNumber, undefined)
    expect(ledger.lost.size).toBe(0)
  })
})

it('[ORD-076] an order has what is under way, beside what it had', () => {
  const ledger = ledgerOf(new QueryClient(), week)
  const write = { inputStatus: 62, next: undefined }
  ledger.pending.set(milk.orderNumber, { ...write, product: milk, wanted: 3 })
  ledger.pending.set(eggs.orderNumber, { ...write, product: eggs, wanted: 0 })
  const tea = aProduct({ orderNumber: '104055' })
  const order = anOrder([tea, eggs].map((product) => anOrderLine({ product, quantity: 2 })))
  expect(withPendingWrites(order, ledger).lines.map((line) => [line.orderNumber, line.quantity])).toEqual([
    [milk.orderNumber, 3],
    [tea.orderNumber, 2],
  ])
})
