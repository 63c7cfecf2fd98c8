import { describe, expect, it } from '@jest/globals'
import { ApiError } from '@shop/shared/api'
import { checkedLostWrite, nextWrite, type WriteEvent } from './next-write.ts'
import type { Step } from './step.ts'
import type { LostWrite, WriteRecord } from './write-record.ts'

const failed = (facts: Partial<ApiError['facts']> = {}) =>
  new ApiError('TIMEOUT', { call: 'PUT delivery/order', ...facts })
const lostAnswer = failed({ maybeStored: true })
const refused = failed({ errorStatus: 'CSP50001' })
const changed = failed({ errorStatus: 'CSP50023' })

const aLost = (over: Partial<LostWrite> = {}): LostWrite => ({
  intent: 'first',
  step: { add: 2 },
  before: 1,
  elsewhere: 0,
  error: lostAnswer,
  isUnknown: true,
  ...over,
})

/** A write of two pieces more, of a page that shows one. */
const aWrite = (over: Partial<WriteRecord> = {}): WriteRecord => ({
  status: 'queued',
  wanted: 3,
  step: { add: 2 },
  before: 1,
  elsewhere: 0,
  ...over,
})

const read = (quantity: number, elsewhere = 0): WriteEvent => ({ type: 'read', quantity, elsewhere })
const sent: WriteEvent = { type: 'sent', intent: 'first', elsewhere: 0 }

/** The changes that follow from event after event. */
function play(write: WriteRecord, ...events: WriteEvent[]): WriteRecord {
  const played = { ...write }
  for (const event of events) Object.assign(played, nextWrite(played, event))
  return played
}
const begin = (write: WriteRecord): WriteRecord => play(write, { type: 'begun' })

describe('a write that begins', () => {
  it.each<{ id: string; says: string; write: Partial<WriteRecord>; is: Partial<WriteRecord> }>([
    { id: 'ORD-052', says: 'is sent', write: {}, is: { status: 'ready' } },
    {
      id: 'K-150',
      says: 'is over where the member has it already',
      write: { step: { have: 1 } },
      is: { status: 'stored' },
    },
    { id: 'ORD-133', says: 'reads first after a lost answer', write: { lost: aLost() }, is: { status: 'checking' } },
    {
      id: 'ORD-075',
      says: 'sends what was asked for meanwhile where it is over itself',
      write: { step: { have: 1 }, next: { add: 1 }, intent: 'own' },
      is: { status: 'ready', step: { add: 1 }, next: undefined, wanted: 2, intent: undefined },
    },
  ])('[$id] $says', ({ write, is }) => {
    expect(begin(aWrite(write))).toMatchObject(is)
  })
})

describe('a write that is sent', () => {
  const sending = play(begin(aWrite()), sent)

  it('[API-082] has its name before it leaves', () => {
    expect(sending).toMatchObject({ status: 'sending', intent: 'first', elsewhere: 0 })
  })

  it.each<{ id: string; says: string; over?: Partial<WriteRecord>; event: WriteEvent; is: Partial<WriteRecord> }>([
    {
      id: 'ORD-052',
      says: 'is stored with the number of the service',
      event: { type: 'answered', quantity: 5 },
      is: { status: 'stored', before: 5, lost: undefined },
    },
    {
      id: 'FAV-045',
      says: 'is followed by what was asked for meanwhile, under another name',
      over: { next: { have: 0 } },
      event: { type: 'answered', quantity: 3 },
      is: { status: 'ready', step: { have: 0 }, next: undefined, wanted: 0, before: 3, intent: undefined },
    },
    {
      id: 'K-150',
      says: 'is not followed by what the service holds already',
      over: { next: { have: 3 } },
      event: { type: 'answered', quantity: 3 },
      is: { status: 'stored', before: 3 },
    },
    {
      id: 'K-150',
      says: 'is followed by a number that was counted from what this page believed, for the service to refuse',
      over: { next: { have: 7, seen: 6 } },
      event: { type: 'answered', quantity: 10 },
      is: { status: 'ready', step: { have: 7, seen: 6 }, before: 10 },
    },
    {
      id: 'ORD-076',
      says: 'fails where the service refuses it, with all that was asked for meanwhile',
      over: { next: { add: 1 } },
      event: { type: 'failed', error: refused },
      is: { status: 'failed', before: 1, error: refused },
    },
    {
      id: 'K-150',
      says: 'is read where another device has changed the same',
      event: { type: 'failed', error: changed },
      is: { status: 'outdated', error: changed },
    },
    {
      id: 'ORD-133',
      says: 'is read where its answer was lost',
      event: { type: 'failed', error: lostAnswer },
      is: { status: 'lost', lost: aLost({ isUnknown: false }) },
    },
    {
      id: 'K-120',
      says: 'is left to the outbox where it has waited for the network',
      over: { isUnsent: true },
      event: { type: 'failed', error: lostAnswer },
      is: { status: 'failed', error: lostAnswer },
    },
    {
      id: 'API-082',
      says: 'is sent once more under the same name where nothing can be read',
      over: { isUnreadable: true },
      event: { type: 'failed', error: lostAnswer },
      is: { status: 'ready', intent: 'first' },
    },
    {
      id: 'K-150',
      says: 'has failed where another device has changed the same and nothing can be read',
      over: { isUnreadable: true },
      event: { type: 'failed', error: changed },
      is: { status: 'failed', error: changed },
    },
    {
      id: 'API-082',
      says: 'is unknown where nothing can be read and the second answer was lost too',
      over: { isUnreadable: true, lost: aLost() },
      event: { type: 'failed', error: lostAnswer },
      is: { status: 'unknown', intent: 'first' },
    },
  ])('[$id] $says', ({ over, event, is }) => {
    expect(play({ ...sending, ...over }, event)).toMatchObject(is)
  })
})

describe('[K-150] a write that was refused because another device has changed the quantity', () => {
  const outdated = play(begin(aWrite()), sent, { type: 'failed', error: changed })

  it.each([
    { says: 'has failed with what stands there', event: read(9), before: 9 },
    {
      says: 'has failed with what was shown where it cannot be read',
      event: { type: 'failed', error: failed() } as const,
      before: 1,
    },
  ])('$says', ({ event, before }) => {
    expect(play(outdated, event)).toMatchObject({ status: 'failed', before, error: changed })
  })
})

describe('[ORD-133] a write whose answer was lost, by the quantity that is read afterwards', () => {
  const is = { arrived: 'stored', missing: 'failed', unclear: 'unknown' } as const

  it.each<{
    says: string
    step: Step
    before: number | undefined
    quantity: number
    elsewhere?: number
    is: keyof typeof is
  }>([
    { says: 'the pieces are there', step: { add: 2 }, before: 1, quantity: 3, is: 'arrived' },
    { says: 'nothing has changed', step: { add: 2 }, before: 1, quantity: 1, is: 'missing' },
    { says: 'somebody else has ordered', step: { add: 2 }, before: 1, quantity: 5, is: 'unclear' },
    { says: 'another tab has ordered as many', step: { add: 2 }, before: 1, quantity: 3, elsewhere: 1, is: 'unclear' },
    { says: 'nobody knew the order', step: { add: 2 }, before: undefined, quantity: 2, is: 'unclear' },
    { says: 'nobody knew it, and it is empty', step: { add: 2 }, before: undefined, quantity: 0, is: 'missing' },
    {
      says: 'the number is there, whoever set it',
      step: { have: 2 },
      before: 1,
      quantity: 2,
      elsewhere: 1,
      is: 'arrived',
    },
    { says: 'the old number is there', step: { have: 2 }, before: 1, quantity: 1, is: 'missing' },
    { says: 'a third number is there', step: { have: 2 }, before: 1, quantity: 4, is: 'unclear' },
    { says: 'it is gone', step: { have: 0 }, before: 1, quantity: 0, is: 'arrived' },
  ])('$says: $is', ({ step, before, quantity, elsewhere, is: expected }) => {
    const ended = play(
      begin(aWrite({ step, before })),
      sent,
      { type: 'failed', error: lostAnswer },
      read(quantity, elsewhere),
    )
    expect(ended).toMatchObject({ status: is[expected], before: quantity })
    expect(ended.lost?.isUnknown).toBe({ arrived: undefined, missing: false, unclear: true }[expected])
    // A write that is only looked for, and is not missing, is over: the member sees what there is.
    const left = checkedLostWrite(aLost({ step, before }), quantity, elsewhere ?? 0)
    expect(left?.isUnknown).toBe(expected === 'missing' ? false : undefined)
  })

  it('is unknown where the order cannot be read', () => {
    const error = failed()
    const ended = play(begin(aWrite()), sent, { type: 'failed', error: lostAnswer }, { type: 'failed', error })
    expect(ended).toMatchObject({ status: 'unknown', before: 1, error, lost: aLost() })
  })

  it('and has arrived is followed by what was asked for meanwhile', () => {
    const next: Step = { add: 1 }
    const ended = play(begin(aWrite({ next })), sent, { type: 'failed', error: lostAnswer }, read(3))
    expect(ended).toMatchObject({ status: 'ready', step: next, wanted: 4, before: 3, intent: undefined })
  })
})

describe('[ORD-133] a write after one whose answer was lost', () => {
  it.each<{ says: string; over?: Partial<WriteRecord>; event: WriteEvent; is: Partial<WriteRecord> }>([
    {
      says: 'carries the same name where that is missing, and asks for the same',
      event: read(1),
      is: { status: 'ready', step: { add: 2 }, intent: 'first', before: 1 },
    },
    {
      says: 'carries its own name where that is missing, and asks for something else',
      over: { step: { add: 1 } },
      event: read(1),
      is: { status: 'ready', step: { add: 1 }, intent: 'own' },
    },
    {
      says: 'asks for the rest alone where that has arrived unseen',
      over: { step: { add: 3 } },
      event: read(3),
      is: { status: 'ready', step: { have: 4, seen: 3 }, intent: undefined, before: 3, lost: undefined },
    },
    {
      says: 'is another one where that has arrived, and the member has seen it',
      over: { before: 3 },
      event: read(3),
      is: { status: 'ready', step: { add: 2 }, intent: 'own', before: 3, lost: undefined },
    },
    {
      says: 'is not sent where reading tells nothing',
      event: read(7),
      is: { status: 'unknown', before: 7, error: lostAnswer, lost: aLost() },
    },
    {
      says: 'is not sent where nothing can be read',
      event: { type: 'failed', error: refused },
      is: { status: 'unknown', before: 1, error: refused, lost: aLost() },
    },
    {
      says: 'waits on in the outbox where nothing can be read',
      over: { isUnsent: true },
      event: { type: 'failed', error: refused },
      is: { status: 'failed', error: refused },
    },
    {
      says: 'asks for the rest under its own name in the outbox, whatever was read',
      over: {
        isUnsent: true,
        step: { have: 7, seen: 4 },
        before: 5,
        lost: aLost({ step: { have: 5, seen: 4 }, before: 5 }),
      },
      event: read(5),
      is: { status: 'ready', step: { have: 7, seen: 5 }, intent: 'own' },
    },
  ])('$says', ({ over, event, is }) => {
    expect(play(begin(aWrite({ intent: 'own', lost: aLost(), ...over })), event)).toMatchObject(is)
  })
})
