import { countdownText, formatNumber, type PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { useEffect, useRef } from 'react'
import { useAddress } from '../use-address.ts'
import { markOf } from '../week/countdown-announcement.ts'
import { useCountdown } from '../week/use-countdown.ts'
import { useWaitingNumbers } from './use-waiting-numbers.ts'

/**
 * Says on every screen, in the last hour and the last minutes, that numbers wait which nobody has ordered, and at the
 * deadline that they were not.
 */
export function DeadlineNotice({ week }: { week: PlanningWeek }) {
  const { clock, notices } = usePlatform()
  const addressOf = useAddress()
  const waiting = useWaitingNumbers(week.number)
  const { left } = useCountdown(week.closesAt, clock)
  const mark = markOf(left)
  const wasOpen = useRef(mark !== 'closed')

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once at each mark, with what waits then
  useEffect(() => {
    if (waiting === 0 || mark === 'days' || mark === 'hours' || !wasOpen.current) return
    const products = `${formatNumber(waiting)}商品`
    const link = { text: '注文番号のリストを見る', href: addressOf(href.orderNumberInput()) }
    const message =
      mark === 'closed'
        ? { title: `注文番号のリストの${products}は注文されませんでした`, text: '締切を過ぎました。' }
        : { title: `まだ注文していません（${products}）`, text: `締切まで${countdownText(left)}です。` }
    notices.snackbar({ ...message, link, isError: true })
  }, [mark])

  return null
}
