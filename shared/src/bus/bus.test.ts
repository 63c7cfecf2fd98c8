import { describe, expect, it, jest } from '@jest/globals'
import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import { type BusPorts, createBus, type DeadLetter } from './bus.ts'
import { type BusDeclaration, factRules } from './facts.ts'
import { openBus } from './index.ts'

const quiet = { report: () => undefined, deadLetter: () => undefined, now: () => 0, isStrict: true }
const week = '20261201' as WeekNumber
const favourite = { orderNumber: '084612' as OrderNumber, isFavourite: true }

const all = Object.entries(factRules).map(([name, { version }]) => ({ name, version }))
const everything: BusDeclaration = { tells: all, hears: all }

/** A bus with everything it says to the outside, and a hand on the channel to other tabs. */
function aBus({ isStrict = true } = {}) {
  const posted: unknown[] = []
  const reported: [unknown, string][] = []
  const deadLetters: DeadLetter[] = []
  let moment = 0
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
    now: () => {
      moment += 1
      return moment
    },
    isStrict,
    channel: channel as unknown as NonNullable<BusPorts['channel']>,
  }
  const bus = createBus(ports)
  const join = (origin: string, declared = everything) => bus.join(origin, declared)
  return { join, timeline: bus.timeline, posted, reported, deadLetters, fromOtherTab: (data: unknown) => deliver(data) }
}

it('is used by releases of before under the names of then', () => {
  const { join } = aBus()
  const heard: unknown[] = []
  join('mfe-old@1').hear('order/changed', (payload) => void heard.push(payload))
  join('mfe-new@1').publish('order/changed', { week })
  join('mfe-old@1').tell('order/changed', { week })
  expect(heard).toEqual([{ week }, { week }])
})

describe('telling and hearing', () => {
  it('reaches everybody who hears, the teller too, with who told it', () => {
    const { join } = aBus()
    const [one, two] = [jest.fn(), jest.fn()]
    const ordering = join('mfe-ordering@1.0.0')
    ordering.subscribe('order/changed', one)
    join('shell@1').subscribe('order/changed', two)
    ordering.publish('order/changed', { week })
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
    join('a').subscribe('favourite/changed', on)
    join('b').publish('order/changed', { week })
    expect(on).not.toHaveBeenCalled()
  })

  it('ends with its undo, for this listener alone', () => {
    const { join } = aBus()
    const [one, two] = [jest.fn(), jest.fn()]
    const bus = join('a')
    const undo = bus.subscribe('order/changed', one)
    bus.subscribe('order/changed', two)
    undo()
    undo()
    bus.publish('order/changed', { week })
    expect(one).not.toHaveBeenCalled()
    expect(two).toHaveBeenCalledTimes(1)
  })

  it('the same function heard twice hears twice', () => {
    const { join } = aBus()
    const on = jest.fn()
    const bus = join('a')
    bus.subscribe('order/changed', on)
    const undo = bus.subscribe('order/changed', on)
    bus.publish('order/changed', { week })
    undo()
    bus.publish('order/changed', { week })
    expect(on).toHaveBeenCalledTimes(3)
  })

  it('a listener that leaves or joins while it hears does not disturb the others', () => {
    const { join } = aBus()
    const bus = join('a')
    const [later, newcomer] = [jest.fn(), jest.fn()]
    const undo = bus.subscribe('order/changed', () => {
      undo()
      bus.subscribe('order/changed', newcomer)
    })
    bus.subscribe('order/changed', later)
    bus.publish('order/changed', { week })
    expect(later).toHaveBeenCalledTimes(1)
    expect(newcomer).not.toHaveBeenCalled()
    bus.publish('order/changed', { week })
    expect(newcomer).toHaveBeenCalledTimes(1)
  })

  it('a listener that throws is reported with its origin, and the others still hear', () => {
    const { join, reported } = aBus()
    const after = jest.fn()
    const failure = new Error('mine')
    join('mfe-bad@1').subscribe('order/changed', () => {
      throw failure
    })
    join('mfe-good@1').subscribe('order/changed', after)
    expect(() => join('teller').publish('order/changed', { week })).not.toThrow()
    expect(after).toHaveBeenCalledTimes(1)
    expect(reported).toEqual([[failure, 'mfe-bad@1']])
  })
})

describe('the last fact', () => {
  it('is told to a late listener who asks for it', () => {
    const { join } = aBus()
    const bus = join('a')
    bus.publish('order/changed', { week })
    bus.publish('order/changed', { week: '20261202' as WeekNumber })
    const on = jest.fn()
    bus.subscribe('order/changed', on, { replay: true })
    expect(on.mock.calls.map(([payload]) => payload)).toEqual([{ week: '20261202' }])
  })

  it('is not told without asking, nor when there was none', () => {
    const { join } = aBus()
    const bus = join('a')
    const [silent, early] = [jest.fn(), jest.fn()]
    bus.subscribe('order/changed', early, { replay: true })
    bus.publish('order/changed', { week })
    bus.subscribe('order/changed', silent)
    expect(silent).not.toHaveBeenCalled()
    expect(early).toHaveBeenCalledTimes(1)
  })

  it('told to a listener that throws is reported', () => {
    const { join, reported } = aBus()
    const bus = join('a')
    bus.publish('order/changed', { week })
    const failing = () => {
      throw new Error('late')
    }
    expect(() => bus.subscribe('order/changed', failing, { replay: true })).not.toThrow()
    expect(reported).toHaveLength(1)
  })
})

describe('shape', () => {
  it.each<{ says: string; tell(bus: ReturnType<ReturnType<typeof aBus>['join']>): void }>([
    { says: 'a week of other length', tell: (bus) => bus.publish('order/changed', { week: '2026' as WeekNumber }) },
    { says: 'a week that is a number', tell: (bus) => bus.publish('order/changed', { week: 20261201 as never }) },
    { says: 'no week', tell: (bus) => bus.publish('order/changed', {} as never) },
    { says: 'nothing', tell: (bus) => bus.publish('order/changed', null as never) },
    {
      says: 'an order number of five digits',
      tell: (bus) => bus.publish('favourite/changed', { ...favourite, orderNumber: '84612' as OrderNumber }),
    },
    {
      says: 'a mark that is a number',
      tell: (bus) => bus.publish('favourite/changed', { ...favourite, isFavourite: 1 as never }),
    },
    { says: 'a switch to the same week', tell: (bus) => bus.publish('week/switched', { from: week, to: week }) },
  ])('$says reaches nobody', ({ tell }) => {
    for (const isStrict of [true, false]) {
      const { join, posted, deadLetters } = aBus({ isStrict })
      const on = jest.fn()
      const bus = join('mfe-ordering@1.0.0')
      for (const name of ['order/changed', 'favourite/changed', 'week/switched'] as const) bus.subscribe(name, on)
      if (isStrict) expect(() => tell(bus)).toThrow(TypeError)
      else tell(bus)
      expect(on).not.toHaveBeenCalled()
      expect(posted).toEqual([])
      expect(deadLetters).toEqual([expect.objectContaining({ dead: 'invalid', origin: 'mfe-ordering@1.0.0' })])
    }
  })

  it('cannot be changed by who hears first, nor by the teller afterwards', () => {
    const { join, reported } = aBus()
    const payload = { week }
    const heard: unknown[] = []
    const bus = join('a')
    bus.subscribe('order/changed', (fact) => {
      fact.week = '20261202' as WeekNumber
    })
    bus.subscribe('order/changed', ({ week: of }) => void heard.push(of))
    bus.publish('order/changed', payload)
    payload.week = '20261203' as WeekNumber
    bus.subscribe('order/changed', ({ week: of }) => void heard.push(of), { replay: true })
    expect(heard).toEqual([week, week])
    expect(reported).toEqual([[expect.any(TypeError), 'a']])
  })
})

describe('what a release declares', () => {
  const orders = [{ name: 'order/changed', version: 1 }]
  const silent: BusDeclaration = { tells: [], hears: [] }

  it('is all that it may tell: the rest throws, or is a dead letter to members', () => {
    const strict = aBus()
    expect(() => strict.join('mfe-a@1', { tells: [], hears: orders }).publish('order/changed', { week })).toThrow(
      'mfe-a@1 published order/changed, which is undeclared',
    )
    const { join, deadLetters, posted } = aBus({ isStrict: false })
    const on = jest.fn()
    join('b').subscribe('order/changed', on)
    join('mfe-a@1', { tells: [], hears: orders }).publish('order/changed', { week })
    expect(on).not.toHaveBeenCalled()
    expect(posted).toEqual([])
    expect(deadLetters).toEqual([
      {
        at: 1,
        name: 'order/changed',
        version: undefined,
        origin: 'mfe-a@1',
        payload: { week },
        fromOtherTab: false,
        heardBy: [],
        dead: 'undeclared',
      },
    ])
  })

  it('is all that it may hear, the last fact included', () => {
    expect(() => aBus().join('mfe-a@1', silent).subscribe('order/changed', jest.fn())).toThrow(
      'mfe-a@1 subscribes to order/changed, which is undeclared',
    )
    const { join, deadLetters } = aBus({ isStrict: false })
    const on = jest.fn()
    join('b').publish('order/changed', { week })
    const undo = join('mfe-a@1', silent).subscribe('order/changed', on, { replay: true })
    join('b').publish('order/changed', { week })
    undo()
    expect(on).not.toHaveBeenCalled()
    expect(deadLetters).toEqual([expect.objectContaining({ dead: 'undeclared', origin: 'mfe-a@1' })])
  })

  it.each([
    { says: 'a fact', name: 'order/forgotten', version: 1 },
    { says: 'a version', name: 'order/changed', version: 2 },
    { says: 'a name of the prototype', name: 'toString', version: 1 },
  ])('may be newer than this shell: $says it does not know crashes nobody', ({ name, version }) => {
    const { join, deadLetters, posted } = aBus()
    const newer = join('mfe-a@2', { tells: [{ name, version }], hears: [{ name, version }] })
    const [here, there] = [jest.fn(), jest.fn()]
    newer.subscribe(name as 'order/changed', there, { replay: true })
    join('b').subscribe('order/changed', here)
    newer.publish(name as 'order/changed', { week })
    join('b').publish('order/changed', { week })
    expect(here).toHaveBeenCalledTimes(1)
    expect(there).not.toHaveBeenCalled()
    expect(posted).toHaveLength(1)
    const letter = { name, version, origin: 'mfe-a@2', dead: 'unknown' }
    expect(deadLetters).toEqual([expect.objectContaining(letter), expect.objectContaining(letter)])
  })
})

describe('the timeline', () => {
  it('says what was told, when, by whom, and who heard it, late ones too', () => {
    const { join, timeline } = aBus({ isStrict: false })
    join('shell@1').subscribe('order/changed', () => join('shell@1').publish('week/switched', { from: week, to: week }))
    join('mfe-ordering@1').publish('order/changed', { week })
    join('mfe-favourites@3').subscribe('order/changed', jest.fn(), { replay: true })
    expect(timeline.entries()).toEqual([
      {
        at: 1,
        name: 'order/changed',
        version: 1,
        origin: 'mfe-ordering@1',
        payload: { week },
        fromOtherTab: false,
        heardBy: ['shell@1', 'mfe-favourites@3'],
      },
      expect.objectContaining({ at: 2, name: 'week/switched', origin: 'shell@1', dead: 'invalid', heardBy: [] }),
    ])
  })

  it('tells its readers when everybody has heard, until they leave', () => {
    const { join, timeline } = aBus()
    const seen: unknown[] = []
    const leave = timeline.subscribe(() => void seen.push(timeline.entries().map(({ heardBy }) => [...heardBy])))
    join('a').subscribe('order/changed', jest.fn())
    join('b').publish('order/changed', { week })
    leave()
    join('b').publish('order/changed', { week })
    expect(seen).toEqual([[['a']]])
  })

  it('gives another list after every change, and the same one between', () => {
    const { join, timeline } = aBus()
    const before = timeline.entries()
    expect(timeline.entries()).toBe(before)
    join('b').publish('order/changed', { week })
    const after = timeline.entries()
    expect(after).not.toBe(before)
    join('a').subscribe('order/changed', jest.fn(), { replay: true })
    expect(timeline.entries()).not.toBe(after)
  })

  it('keeps the last two hundred', () => {
    const { join, timeline } = aBus()
    const bus = join('a')
    for (const _ of Array.from({ length: 201 })) bus.publish('order/changed', { week })
    expect(timeline.entries()).toHaveLength(200)
    expect(timeline.entries()[0]?.at).toBe(2)
  })
})

describe('other tabs', () => {
  it.each([
    { name: 'order/changed', payload: { week } },
    { name: 'favourite/changed', payload: favourite },
  ] as const)('hear that $name', ({ name, payload }) => {
    const { join, posted } = aBus()
    join('mfe-ordering@1').publish(name, payload as never)
    expect(posted).toEqual([{ name, version: 1, origin: 'mfe-ordering@1', payload }])
  })

  it('do not hear of a week switched: each tab has its own', () => {
    const { join, posted } = aBus()
    join('shell').publish('week/switched', { from: week, to: '20261202' as WeekNumber })
    expect(posted).toEqual([])
  })

  it('are heard, once and without an echo', () => {
    const { join, posted, fromOtherTab } = aBus()
    const on = jest.fn()
    join('a').subscribe('order/changed', on)
    fromOtherTab({ name: 'order/changed', version: 1, origin: 'mfe-ordering@1', payload: { week } })
    expect(on.mock.calls).toEqual([
      [{ week }, expect.objectContaining({ fromOtherTab: true, origin: 'mfe-ordering@1' })],
    ])
    expect(posted).toEqual([])
  })

  const good = { name: 'order/changed', version: 1, origin: 'x', payload: { week } }
  it.each([
    { says: 'nothing', letter: null, dead: 'unknown' },
    { says: 'a text', letter: 'order/changed', dead: 'unknown' },
    { says: 'no fact of ours', letter: { ...good, name: 'order/paid' }, dead: 'unknown' },
    { says: 'a name of the prototype', letter: { ...good, name: 'toString' }, dead: 'unknown' },
    { says: 'a polluting name', letter: { ...good, name: '__proto__' }, dead: 'unknown' },
    { says: 'a name that is no text', letter: { ...good, name: ['order/changed'] }, dead: 'unknown' },
    { says: 'another version', letter: { ...good, version: 2 }, dead: 'unknown' },
    { says: 'a version in text', letter: { ...good, version: '1' }, dead: 'unknown' },
    { says: 'no origin', letter: { ...good, origin: undefined }, dead: 'unknown' },
    { says: 'a wrong payload', letter: { ...good, payload: { week: 'x' } }, dead: 'invalid' },
    { says: 'no payload', letter: { ...good, payload: undefined }, dead: 'invalid' },
    {
      says: 'a fact that never crosses tabs',
      letter: { ...good, name: 'week/switched', payload: { from: week, to: '20261202' } },
      dead: 'invalid',
    },
  ])('are not believed: $says', ({ letter, dead }) => {
    const { join, deadLetters, reported, fromOtherTab } = aBus()
    const on = jest.fn()
    for (const name of ['order/changed', 'week/switched'] as const) join('a').subscribe(name, on)
    expect(() => fromOtherTab(letter)).not.toThrow()
    expect(on).not.toHaveBeenCalled()
    expect(deadLetters).toEqual([expect.objectContaining({ dead, fromOtherTab: true })])
    expect(reported).toEqual([])
  })

  it('may be missing altogether', () => {
    const ports = { ...quiet, channel: undefined }
    const bus = createBus(ports).join('a', everything)
    const on = jest.fn()
    bus.subscribe('order/changed', on)
    bus.publish('order/changed', { week })
    expect(on).toHaveBeenCalledTimes(1)
  })
})

describe('the page’s one bus', () => {
  it('is opened once, and who opened it hands out the ends', () => {
    const ports = { ...quiet, channel: undefined }
    const { join } = openBus(ports)
    expect(() => openBus(ports)).toThrow('open already')
    const on = jest.fn()
    join('a', everything).subscribe('order/changed', on)
    join('b', everything).publish('order/changed', { week })
    expect(on).toHaveBeenCalledTimes(1)
  })
})
