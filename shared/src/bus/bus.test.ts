import { describe, expect, it, jest } from '@jest/globals'
import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import { type BusPorts, createBus } from './bus.ts'
import { joinBus, openBus } from './index.ts'

const week = '20261201' as WeekNumber
const favourite = { orderNumber: '084612' as OrderNumber, isFavourite: true }

/** A bus with everything it says to the outside, and a hand on the channel to other tabs. */
function aBus() {
  const posted: unknown[] = []
  const reported: [unknown, string][] = []
  const deadLetters: unknown[] = []
  let deliver: (data: unknown) => void = () => undefined
  const channel = {
    postMessage: (message: unknown) => void posted.push(structuredClone(message)),
    addEventListener: (_: string, hear: (event: MessageEvent) => void) => {
      deliver = (data) => hear({ data } as MessageEvent)
    },
  }
  const ports: BusPorts = {
    report: (error, origin) => void reported.push([error, origin]),
    deadLetter: (letter) => void deadLetters.push(letter),
    channel: channel as unknown as NonNullable<BusPorts['channel']>,
  }
  const bus = createBus(ports)
  return { join: bus.join, posted, reported, deadLetters, fromOtherTab: (data: unknown) => deliver(data) }
}

describe('telling and hearing', () => {
  it('reaches everybody who hears, the teller too, with who told it', () => {
    const { join } = aBus()
    const [one, two] = [jest.fn(), jest.fn()]
    const ordering = join('mfe-ordering@1.0.0')
    ordering.hear('order/changed', one)
    join('shell@1').hear('order/changed', two)
    ordering.tell('order/changed', { week })
    const fact = {
      name: 'order/changed',
      version: 1,
      origin: 'mfe-ordering@1.0.0',
      payload: { week },
      fromOtherTab: false,
    }
    expect(one.mock.calls).toEqual([[{ week }, fact]])
    expect(two.mock.calls).toEqual([[{ week }, fact]])
  })

  it('reaches nobody who hears another fact', () => {
    const { join } = aBus()
    const on = jest.fn()
    join('a').hear('favourite/changed', on)
    join('b').tell('order/changed', { week })
    expect(on).not.toHaveBeenCalled()
  })

  it('ends with its undo, for this listener alone', () => {
    const { join } = aBus()
    const [one, two] = [jest.fn(), jest.fn()]
    const bus = join('a')
    const undo = bus.hear('order/changed', one)
    bus.hear('order/changed', two)
    undo()
    undo()
    bus.tell('order/changed', { week })
    expect(one).not.toHaveBeenCalled()
    expect(two).toHaveBeenCalledTimes(1)
  })

  it('the same function heard twice hears twice', () => {
    const { join } = aBus()
    const on = jest.fn()
    const bus = join('a')
    bus.hear('order/changed', on)
    const undo = bus.hear('order/changed', on)
    bus.tell('order/changed', { week })
    undo()
    bus.tell('order/changed', { week })
    expect(on).toHaveBeenCalledTimes(3)
  })

  it('a listener that leaves or joins while it hears does not disturb the others', () => {
    const { join } = aBus()
    const bus = join('a')
    const [later, newcomer] = [jest.fn(), jest.fn()]
    const undo = bus.hear('order/changed', () => {
      undo()
      bus.hear('order/changed', newcomer)
    })
    bus.hear('order/changed', later)
    bus.tell('order/changed', { week })
    expect(later).toHaveBeenCalledTimes(1)
    expect(newcomer).not.toHaveBeenCalled()
    bus.tell('order/changed', { week })
    expect(newcomer).toHaveBeenCalledTimes(1)
  })

  it('a listener that throws is reported with its origin, and the others still hear', () => {
    const { join, reported } = aBus()
    const after = jest.fn()
    const failure = new Error('mine')
    join('mfe-bad@1').hear('order/changed', () => {
      throw failure
    })
    join('mfe-good@1').hear('order/changed', after)
    expect(() => join('teller').tell('order/changed', { week })).not.toThrow()
    expect(after).toHaveBeenCalledTimes(1)
    expect(reported).toEqual([[failure, 'mfe-bad@1']])
  })
})

describe('the last fact', () => {
  it('is told to a late listener who asks for it', () => {
    const { join } = aBus()
    const bus = join('a')
    bus.tell('order/changed', { week })
    bus.tell('order/changed', { week: '20261202' as WeekNumber })
    const on = jest.fn()
    bus.hear('order/changed', on, { replay: true })
    expect(on.mock.calls.map(([payload]) => payload)).toEqual([{ week: '20261202' }])
  })

  it('is not told without asking, nor when there was none', () => {
    const { join } = aBus()
    const bus = join('a')
    const [silent, early] = [jest.fn(), jest.fn()]
    bus.hear('order/changed', early, { replay: true })
    bus.tell('order/changed', { week })
    bus.hear('order/changed', silent)
    expect(silent).not.toHaveBeenCalled()
    expect(early).toHaveBeenCalledTimes(1)
  })

  it('told to a listener that throws is reported', () => {
    const { join, reported } = aBus()
    const bus = join('a')
    bus.tell('order/changed', { week })
    const failing = () => {
      throw new Error('late')
    }
    expect(() => bus.hear('order/changed', failing, { replay: true })).not.toThrow()
    expect(reported).toHaveLength(1)
  })
})

describe('shape', () => {
  it.each<{ says: string; tell(bus: ReturnType<ReturnType<typeof aBus>['join']>): void }>([
    { says: 'a week of other length', tell: (bus) => bus.tell('order/changed', { week: '2026' as WeekNumber }) },
    { says: 'a week that is a number', tell: (bus) => bus.tell('order/changed', { week: 20261201 as never }) },
    { says: 'no week', tell: (bus) => bus.tell('order/changed', {} as never) },
    { says: 'nothing', tell: (bus) => bus.tell('order/changed', null as never) },
    {
      says: 'an order number of five digits',
      tell: (bus) => bus.tell('favourite/changed', { ...favourite, orderNumber: '84612' as OrderNumber }),
    },
    {
      says: 'a mark that is a number',
      tell: (bus) => bus.tell('favourite/changed', { ...favourite, isFavourite: 1 as never }),
    },
    { says: 'a switch to the same week', tell: (bus) => bus.tell('week/switched', { from: week, to: week }) },
    { says: 'a fact nobody knows', tell: (bus) => bus.tell('order/forgotten' as never, { week } as never) },
  ])('$says throws at its teller and reaches nobody', ({ tell }) => {
    const { join, posted } = aBus()
    const on = jest.fn()
    const bus = join('mfe-ordering@1.0.0')
    for (const name of ['order/changed', 'favourite/changed', 'week/switched'] as const) bus.hear(name, on)
    expect(() => tell(bus)).toThrow(TypeError)
    expect(on).not.toHaveBeenCalled()
    expect(posted).toEqual([])
  })
})

describe('other tabs', () => {
  it.each([
    { name: 'order/changed', payload: { week } },
    { name: 'favourite/changed', payload: favourite },
  ] as const)('hear that $name', ({ name, payload }) => {
    const { join, posted } = aBus()
    join('mfe-ordering@1').tell(name, payload as never)
    expect(posted).toEqual([{ name, version: 1, origin: 'mfe-ordering@1', payload }])
  })

  it('do not hear of a week switched: each tab has its own', () => {
    const { join, posted } = aBus()
    join('shell').tell('week/switched', { from: week, to: '20261202' as WeekNumber })
    expect(posted).toEqual([])
  })

  it('are heard, once and without an echo', () => {
    const { join, posted, fromOtherTab } = aBus()
    const on = jest.fn()
    join('a').hear('order/changed', on)
    fromOtherTab({ name: 'order/changed', version: 1, origin: 'mfe-ordering@1', payload: { week } })
    expect(on.mock.calls).toEqual([
      [{ week }, expect.objectContaining({ fromOtherTab: true, origin: 'mfe-ordering@1' })],
    ])
    expect(posted).toEqual([])
  })

  const good = { name: 'order/changed', version: 1, origin: 'x', payload: { week } }
  it.each([
    { says: 'nothing', letter: null },
    { says: 'a text', letter: 'order/changed' },
    { says: 'no fact of ours', letter: { ...good, name: 'order/paid' } },
    { says: 'a name of the prototype', letter: { ...good, name: 'toString' } },
    { says: 'a polluting name', letter: { ...good, name: '__proto__' } },
    { says: 'a name that is no text', letter: { ...good, name: ['order/changed'] } },
    { says: 'another version', letter: { ...good, version: 2 } },
    { says: 'a version in text', letter: { ...good, version: '1' } },
    { says: 'no origin', letter: { ...good, origin: undefined } },
    { says: 'a wrong payload', letter: { ...good, payload: { week: 'x' } } },
    { says: 'no payload', letter: { ...good, payload: undefined } },
    {
      says: 'a fact that never crosses tabs',
      letter: { ...good, name: 'week/switched', payload: { from: week, to: '20261202' } },
    },
  ])('are not believed: $says', ({ letter }) => {
    const { join, deadLetters, reported, fromOtherTab } = aBus()
    const on = jest.fn()
    for (const name of ['order/changed', 'week/switched'] as const) join('a').hear(name, on)
    expect(() => fromOtherTab(letter)).not.toThrow()
    expect(on).not.toHaveBeenCalled()
    expect(deadLetters).toEqual([letter])
    expect(reported).toEqual([])
  })

  it('may be missing altogether', () => {
    const bus = createBus({ report: () => undefined, deadLetter: () => undefined }).join('a')
    const on = jest.fn()
    bus.hear('order/changed', on)
    bus.tell('order/changed', { week })
    expect(on).toHaveBeenCalledTimes(1)
  })
})

describe('the page’s one bus', () => {
  it('is joined after it was opened, and opened once', () => {
    const ports = { report: () => undefined, deadLetter: () => undefined }
    expect(() => joinBus('early')).toThrow('not open yet')
    openBus(ports)
    expect(() => openBus(ports)).toThrow('open already')
    const on = jest.fn()
    joinBus('a').hear('order/changed', on)
    joinBus('b').tell('order/changed', { week })
    expect(on).toHaveBeenCalledTimes(1)
  })
})
