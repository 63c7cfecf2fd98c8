import { formatDayTime, type PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { memberOf, readSession, useSession } from '@shop/shared/session'
import { useEffect, useRef } from 'react'
import { numberMessages } from './number-messages.ts'

/**
 * Who leaves lines that were not ordered is told so: they are kept, but nobody orders them. Within the shop it is a word;
 * before the page is closed the browser asks, but not in the app, which leaves its pages itself, nor on the way to a
 * login that is needed to order.
 */
export function useNoticeOnLeaving(waiting: number, week: PlanningWeek): void {
  const { entry, navigation, notices } = usePlatform()
  const isMember = useSession(({ login }) => login.status === 'member')
  const isWaiting = waiting > 0
  const asks = isWaiting && isMember && entry === 'web'
  const count = useRef(waiting)
  count.current = waiting

  useEffect(() => {
    if (!asks) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onUnload)
    return () => removeEventListener('beforeunload', onUnload)
  }, [asks])

  useEffect(() => {
    if (!isWaiting) return
    const here = navigation.current().pathname
    let isLeft = false
    return navigation.subscribe(() => {
      const wasLeft = isLeft
      isLeft = navigation.current().pathname !== here
      // Who has logged out is told nothing: the list was theirs.
      if (!isLeft || wasLeft || memberOf(readSession()) === undefined) return
      const { title } = numberMessages.notOrderedYet(count.current)
      const text = `注文番号のリストに残っています。締切（${formatDayTime(week.closesAt)}）までにご注文ください。`
      notices.snackbar({ title, text, isError: true })
    })
  }, [isWaiting, navigation, notices, week])
}
