import { isApiError } from '@shop/shared/api'
import { formatNumber, type MemberCode } from '@shop/shared/domain'
import { type ConfirmQuestion, usePlatform } from '@shop/shared/platform'
import { type Session, useSession } from '@shop/shared/session'
import { isUnknownWrite, type SentOutcome, type Step, watchLostWrites } from '@shop/shared/writes'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
  deliveryName,
  failedNotice,
  lostNotice,
  type PointUseNotice,
  replacedNotice,
  storedNotice,
} from './point-use-words.ts'
import { checkPointUse, pointUses, spendPoints } from './spend-points.ts'

export type PointUse = {
  isBusy: boolean
  /** An answer was lost, and nobody knows whether points are used: {@link check} comes first. */
  isUnknown: boolean
  said: PointUseNotice | undefined
  deliversOn: Date | undefined
  use(points: number, available: number): Promise<void>
  /** Sets how many points are used; 0 gives all of them back. [K-157] */
  replace(points: number): Promise<void>
  check(): Promise<void>
}

const loginNeeded = 'LOGIN_NEEDED'
const againMs = 10_000

/** Asks, uses points once and keeps the one outcome that the member is told. */
export function usePointUse(member: MemberCode, reserved: number): PointUse {
  const platform = usePlatform()
  const { notices, network } = platform
  const deliversOn = useSession(nextDelivery)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<PointUseNotice>()
  // A second press can come before the first one is drawn.
  const isPressed = useRef(false)
  const isUnknown = useIsUnknown(member)

  async function once(work: () => Promise<void>): Promise<void> {
    if (isPressed.current) return
    isPressed.current = true
    const releaseHold = platform.holdRelease()
    try {
      await work()
    } finally {
      releaseHold()
      isPressed.current = false
      setIsBusy(false)
    }
  }

  const askAndWrite = (question: ConfirmQuestion, step: Step, stored: PointUseNotice) =>
    once(async () => {
      if (!(await notices.confirm(question))) return
      setIsBusy(true)
      setSaid(undefined)
      const outcome = await spendPoints(platform, { member, step, reserved })
      if (outcome !== undefined) tell(outcome, stored, 'have' in step)
    })

  function tell(outcome: SentOutcome, stored: PointUseNotice, isReplacing: boolean): void {
    if (outcome.is === 'stored') setSaid(stored)
    else if (outcome.is === 'unknown') setSaid(undefined)
    else if (isApiError(outcome.error) && outcome.error.code === loginNeeded)
      notices.failure(outcome.error, 'use points')
    else setSaid(failedNotice(outcome.error, isReplacing))
  }

  const check = (isAsked: boolean) =>
    once(async () => {
      setIsBusy(isAsked)
      const lost = pointUses(platform).lost.get(member)
      const known = await checkPointUse(platform, member, reserved)
      if (known.is === 'stored') setSaid(lostNotice(lost, known.quantity, deliversOn))
      else if (isAsked) notices.failure(known.error, 'read the points')
    })

  // A write that may have arrived is asked for by itself, at once when the network is back. [K-120]
  const checkByItself = useEffectEvent(() => void check(false))
  useEffect(() => {
    if (!isUnknown) return
    const timer = setInterval(checkByItself, againMs)
    const stop = network?.onOnline(checkByItself)
    return () => {
      clearInterval(timer)
      stop?.()
    }
  }, [isUnknown, network])

  return {
    isBusy,
    isUnknown,
    said,
    deliversOn,
    use: (points, available) => {
      const title = `${formatNumber(points)}ポイントを利用しますか？`
      const text = `${deliveryName(deliversOn)}のお支払いに使います。利用後の使えるポイントは${formatNumber(available - points)}ポイントです。`
      const question = { title, text, yes: '利用する', no: '利用しない' }
      return askAndWrite(question, { add: points }, storedNotice(points, deliversOn))
    },
    replace: (points) =>
      askAndWrite(questionOf(reserved, points), { have: points }, replacedNotice(points, deliversOn)),
    check: () => check(true),
  }
}

const questionOf = (reserved: number, points: number): ConfirmQuestion =>
  points === 0
    ? {
        title: 'ポイント利用を取り消しますか？',
        text: `予約済みの${formatNumber(reserved)}ポイントをお返しします。`,
        yes: '取り消す',
        no: '取り消さない',
      }
    : {
        title: `${formatNumber(points)}ポイントの利用に変更しますか？`,
        text: `予約済みの${formatNumber(reserved)}ポイントを${formatNumber(points)}ポイントに変更します。`,
        yes: '変更する',
        no: '変更しない',
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
