import { describe, expect, it } from '@jest/globals'
import { ApiError, type ApiErrorCode } from '@shop/shared/api'
import { aProduct, fakePlatform } from '@shop/shared/testing'
import { outboxOf, setUnsent } from './outbox.ts'
import { sendUnsent } from './send-unsent.ts'
import { afterStep, type Step } from './step.ts'
import type { UnsentWrite } from './unsent-write.ts'
import type { Attempt } from './write-record.ts'
import { writeStateOf } from './write-state.ts'

const failed = (code: ApiErrorCode, status?: number) =>
  new ApiError(code, { call: 'PUT delivery/order', ...(status === undefined ? {} : { status }) })

type Story = {
  held: number
  step: Step
  tried?: Attempt
  before?: number
  send?: Error
  read?: Error
}

/** One try against a service that holds some pieces. */
async function tryOnce({ held, step, tried, before, send, read }: Story) {
  const platform = fakePlatform()
  const outbox = outboxOf(platform)
  const state = writeStateOf(platform.queryClient, ['test'])
  const sent: { step: Step; intent: string }[] = []
  const kept: (Attempt | undefined)[] = []
  const settled: number[] = []
  const target = {
    state,
    key: '104001',
    before,
    read: async () => {
      if (read !== undefined) throw read
      return held
    },
    send: async (one: Step, intent: string) => {
      kept.push(outbox.writes.get('k')?.tried)
      sent.push({ step: one, intent })
      if (send !== undefined) throw send
      return afterStep(held, one)
    },
    settle: (quantity: number) => void settled.push(quantity),
  }
  const subject = { product: aProduct() }
  const write: UnsentWrite = { member: 'm', kind: 'order', key: 'k', subject, step, intent: 'own', pressed: 1, tried }
  setUnsent(outbox, platform, 'k', write)
  const kind = { target: () => target, refused: () => '' }
  const end = await sendUnsent({ outbox, ports: platform, kind, write })
  return { end, sent, kept, settled, left: outbox.writes.get('k'), lost: state.lost.get('104001') }
}

const tried = (step: Step, before?: number): Attempt => ({ intent: 'tried', step, before, elsewhere: 0 })

describe('[ORD-133] [API-082] one try of an unsent write', () => {
  it('is one request with its own intent, kept before it leaves', async () => {
    const { end, sent, kept, settled, left } = await tryOnce({ held: 1, step: { add: 2 }, before: 1 })
    expect([end.is, settled, left]).toEqual(['stored', [3], undefined])
    expect(sent).toEqual([{ step: { add: 2 }, intent: 'own' }])
    expect(kept).toEqual([{ intent: 'own', step: { add: 2 }, before: 1, elsewhere: 0 }])
  })

  it.each<{ says: string; story: Story; sends: { step: Step; intent: string }[]; quantity: number }>([
    {
      says: 'it has arrived: nothing',
      story: { held: 3, step: { add: 2 }, tried: tried({ add: 2 }, 1) },
      sends: [],
      quantity: 3,
    },
    {
      says: 'it is missing: the same intent',
      story: { held: 1, step: { add: 2 }, tried: tried({ add: 2 }, 1) },
      sends: [{ step: { add: 2 }, intent: 'tried' }],
      quantity: 3,
    },
    {
      says: 'it has arrived, and more was asked for since: the rest, as a new intent',
      story: { held: 3, step: { add: 3 }, tried: tried({ add: 2 }, 1) },
      sends: [{ step: { have: 4, seen: 3 }, intent: 'own' }],
      quantity: 4,
    },
    {
      says: 'it is missing, and more was asked for since: all of it, as a new intent',
      story: { held: 1, step: { add: 3 }, tried: tried({ add: 2 }, 1) },
      sends: [{ step: { add: 3 }, intent: 'own' }],
      quantity: 4,
    },
    {
      says: 'it has arrived, and was taken back since',
      story: { held: 3, step: { have: 1 }, tried: tried({ add: 2 }, 1) },
      sends: [{ step: { have: 1, seen: 3 }, intent: 'own' }],
      quantity: 1,
    },
    {
      says: 'it is missing, and was taken back since: nothing',
      story: { held: 1, step: { have: 1 }, tried: tried({ add: 2 }, 1) },
      sends: [],
      quantity: 1,
    },
  ])('reads first after a lost answer. $says', async ({ story, sends, quantity }) => {
    const { end, sent, settled, left } = await tryOnce(story)
    expect(sent).toEqual(sends)
    expect([end.is, settled, left]).toEqual(['stored', [quantity], undefined])
  })

  it('[ORD-133] sends nothing where reading tells nothing: whoever shows it says 確認中', async () => {
    const { end, sent, settled, left, lost } = await tryOnce({ held: 7, step: { add: 2 }, tried: tried({ add: 2 }, 1) })
    expect([end.is, sent, settled, left]).toEqual(['unknown', [], [7], undefined])
    expect(lost).toMatchObject({ intent: 'tried', step: { add: 2 }, isUnknown: true })
  })

  it.each<{ code: ApiErrorCode; status?: number; is: string }>([
    { code: 'OFFLINE', is: 'cut' },
    { code: 'TIMEOUT', is: 'cut' },
    { code: 'UNAVAILABLE', status: 503, is: 'cut' },
    { code: 'REFUSED', status: 429, is: 'cut' },
    { code: 'LOGIN_NEEDED', is: 'loginNeeded' },
    { code: 'REFUSED', status: 409, is: 'refused' },
    { code: 'BROKEN_REPLY', is: 'refused' },
  ])('$code $status is $is', async ({ code, status, is }) => {
    const { end, left } = await tryOnce({ held: 1, step: { have: 2 }, send: failed(code, status) })
    expect(end.is).toBe(is)
    // A request that never left has nothing to be read for.
    expect(left?.tried).toBeUndefined()
    expect(left?.step).toEqual(is === 'refused' ? undefined : { have: 2 })
  })

  it('waits where it cannot be read what has arrived', async () => {
    const read = failed('OFFLINE')
    const { end, sent, left } = await tryOnce({ held: 1, step: { add: 2 }, tried: tried({ add: 2 }, 1), read })
    expect([end.is, sent]).toEqual(['cut', []])
    expect(left?.tried).toEqual(tried({ add: 2 }, 1))
  })
})
