import { isApiError } from '@shop/shared/api'
import { formatNumber, type MemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { type Session, useSession } from '@shop/shared/session'
import { isUnknownWrite, type SentOutcome, watchLostWrites } from '@shop/shared/writes'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { deliveryName, type Said, saidFailed, saidOfLost, saidStored } from './point-use-words.ts'
import { checkPointUse, pointUses, spendPoints } from './spend-points.ts'

export type PointUse = {
  isBusy: boolean
  /** An answer was lost, and nobody knows whether points are used: {@link check} comes first. [ORD-133] */
  isUnknown: boolean
  said: Said | undefined
  deliversOn: Date | undefined
  use(points: number, available: number): Promise<void>
  check(): Promise<void>
}

const loginNeeded = 'LOGIN_NEEDED'

/** Asks, uses points once and keeps the one outcome that the member is told. [ACC-025, ACC-081] */
export function usePointUse(member: MemberCode, reserved: number): PointUse {
  const platform = usePlatform()
  const { notices } = platform
  const deliversOn = useSession(nextDelivery)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  // A second press can come before the first one is drawn.
  const isPressed = useRef(false)
  const isUnknown = useIsUnknown(member)

  async function once(work: () => Promise<void>): Promise<void> {
    if (isPressed.current) return
    isPressed.current = true
    const letGo = platform.holdRelease()
    try {
      await work()
    } finally {
      letGo()
      isPressed.current = false
      setIsBusy(false)
    }
  }

  function tell(outcome: SentOutcome, points: number): void {
    if (outcome.is === 'stored') setSaid(saidStored(points, deliversOn))
    else if (outcome.is === 'unknown') setSaid(undefined)
    else if (isApiError(outcome.error) && outcome.error.code === loginNeeded)
      notices.failure(outcome.error, 'use points')
    else setSaid(saidFailed(outcome.error))
  }

  return {
    isBusy,
    isUnknown,
    said,
    deliversOn,
    use: (points, available) =>
      once(async () => {
        const title = `${formatNumber(points)}ポイントを利用しますか？`
        const text = `${deliveryName(deliversOn)}のお支払いに使います。利用後の使えるポイントは${formatNumber(available - points)}ポイントです。`
        if (!(await notices.confirm({ title, text, yes: '利用する', no: '利用しない' }))) return
        setIsBusy(true)
        setSaid(undefined)
        const outcome = await spendPoints(platform, { member, points, reserved })
        if (outcome !== undefined) tell(outcome, points)
      }),
    check: () =>
      once(async () => {
        setIsBusy(true)
        const lost = pointUses(platform).lost.get(member)
        const known = await checkPointUse(platform, member, reserved)
        if (known.is !== 'stored') notices.failure(known.error, 'read the points')
        else setSaid(saidOfLost(lost, known.quantity, deliversOn))
      }),
  }
}

/** Of the week that closes next: the points are taken with it. */
const nextDelivery = ({ weeks }: Session): Date | undefined =>
  weeks.status === 'ready' ? weeks.open[0]?.deliversOn : undefined

function useIsUnknown(member: MemberCode): boolean {
  const { queryClient } = usePlatform()
  const state = pointUses({ queryClient })
  const subscribe = useCallback((tell: () => void) => watchLostWrites(state, member, tell), [state, member])
  return useSyncExternalStore(subscribe, () => isUnknownWrite(state, member))
}
