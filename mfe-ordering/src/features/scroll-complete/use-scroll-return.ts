import type { Member, PlanningWeek, WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { ownerMark } from '@shop/shared/product/number-list'
import { useIsClosed } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type ScrollMark, takeScrollMark } from '../../parts/scroll-mark.ts'
import { judgeReturnWeek } from './judge-return.ts'
import type { ReturnRecord } from './return-record.ts'
import { canOrderFor, returnedProducts, type ScrollOrder, weeksToOrderFor } from './scroll-order.ts'
import { returnedProductsQuery, returnRunQuery } from './scroll-return.queries.ts'
import { nameOfReturn, type ReturnedLine, refusalOf, type ScrollReturn, siteOfReturn } from './scroll-return.ts'
import { sendReturn } from './send-return.ts'
import { useJudgedReturn } from './use-judged-return.ts'
import { useReturnRecord } from './use-return-record.ts'

/** `week`: the one on show. A return is of the week that was handed to the site, where that is known and still open. */
type Arrival = { returned: ScrollReturn; week: PlanningWeek; member: Member }

/**
 * A return from a scroll site: placed once, or listed and asked about. What could not be ordered before its week closed
 * is offered for the next one.
 */
export function useScrollReturn({ returned, week, member }: Arrival): ScrollOrder {
  const platform = usePlatform()
  const { clock, queryClient } = platform
  const name = nameOfReturn(returned)
  const owner = ownerMark(member.code)
  const runQuery = returnRunQuery(owner, name)

  const { record, read: readRecord, show: showRecord, write, list } = useReturnRecord({ name, owner })
  const { data: isRunning = false } = useQuery(runQuery)
  const { judged, before, look, setLook, noteEntry } = useJudgedReturn({ returned, owner }, readRecord)
  const [isOwn, setIsOwn] = useState(false)
  const done = record && record.at !== before ? record : undefined
  const open = weeksToOrderFor(clock.now())
  const standing = { done, judged, isRunning, onShow: week.number, open: open.map(({ number }) => number) }
  const { is: verdict, week: orderWeek, tooLateFor } = judgeReturnWeek(standing)
  // The offer changes at the deadline, while the page stands open.
  useIsClosed(open.find(({ number }) => number === orderWeek) ?? week)
  const numbers = useMemo(() => returned.lines.map(({ no }) => no), [returned])
  const read = useQuery(returnedProductsQuery(platform, { name, week: orderWeek, member, numbers }))
  const products = read.data
  const markedSite = judged.is === 'shown' ? undefined : judged.mark?.site
  const site = done?.site ?? siteOfReturn(returned.site ?? markedSite, products?.values() ?? [])
  const canOrder = ({ no }: ReturnedLine) => refusalOf(products?.get(no), site) === undefined

  /** Begins the one run there may be; whatever comes of it, the page shows it from the record. */
  function run(of: WeekNumber, prepare: () => void): Promise<void> | undefined {
    if (products === undefined || queryClient.getQueryData(runQuery.queryKey) === true) return undefined
    queryClient.setQueryData(runQuery.queryKey, true)
    prepare()
    return sendReturn({ platform, list, week: of, site, products }).finally(() =>
      queryClient.setQueryData(runQuery.queryKey, false),
    )
  }

  /** The week of the offer may have closed unseen, as on a device that was asleep: then another is offered. */
  const isPast = (of: WeekNumber): boolean => {
    if (canOrderFor(of, clock.now())) return false
    setLook((old) => ({ ...old }))
    return true
  }

  /** Everything that keeps it from being done twice happens before the first wait. */
  async function place(lines: readonly ReturnedLine[], mark?: ScrollMark) {
    if (products === undefined || isPast(orderWeek)) return
    const sending = run(orderWeek, () => {
      setIsOwn(true)
      if (mark !== undefined) takeScrollMark(platform, mark)
      const id = mark?.id ?? platform.randomId()
      const left = lines.filter(canOrder).map(({ no, quantity }) => ({ no, quantity, intent: `${id}-${no}` }))
      write({ name, owner, week: orderWeek, at: clock.now().getTime(), site, left })
    })
    // A move may bring a newer release: this one is held by now.
    if (sending !== undefined) noteEntry('done')
    await sending
  }

  const sendAgain = (known: ReturnRecord): void => void run(known.week, () => undefined)

  const begin = useEffectEvent(() => {
    if (done !== undefined) return noteEntry('done')
    const now = look()
    if (now.judged.is !== 'place') {
      noteEntry(now.judged.is === 'ask' ? 'asked' : 'done')
      return setLook(now)
    }
    const { mark } = now.judged
    // Unasked is ordered all that was chosen, or nothing: the member decides about a part of it.
    if (!returned.lines.every(canOrder)) {
      noteEntry('asked')
      return setLook({ ...now, judged: { is: 'ask', mark } })
    }
    void place(returned.lines, mark)
    setLook({ judged: { is: 'shown' }, before: undefined })
  })
  const readable = products === undefined ? undefined : orderWeek
  useEffect(() => {
    if (readable !== undefined) begin()
  }, [readable])

  /** Another tab may have done it since it was shown. */
  const ifUnchanged = (since: number | undefined, act: () => unknown) => () => {
    const now = readRecord()
    if (now === undefined || now.at === since) act()
    else showRecord(now)
  }

  function listed(): ScrollOrder {
    const lines = returnedProducts(done?.left ?? returned.lines, products, site)
    if (done !== undefined && verdict === 'unknown')
      return { is: 'unknown', week: orderWeek, lines, check: () => sendAgain(done) }
    if (verdict === 'none') return { is: 'closed', tooLateFor, lines }
    const canOrderAny = lines.some((line) => line.canOrder)
    const offer = (order: () => void) => ({
      week: orderWeek,
      tooLateFor,
      lines,
      order: canOrderAny ? order : undefined,
    })
    if (done === undefined) {
      const mark = judged.is === 'ask' ? judged.mark : undefined
      return { is: 'asking', ...offer(ifUnchanged(before, () => place(returned.lines, mark))) }
    }
    const again = () => (verdict === 'own' ? sendAgain(done) : place(done.left))
    return { is: 'failed', ...offer(ifUnchanged(done.at, again)) }
  }

  if (isRunning) return { is: 'ordering' }
  if (done?.left.length === 0) return { is: 'ordered', week: done.week, isElsewhere: judged.is === 'ask' && !isOwn }
  if (read.isError) return { is: 'unreadable', tooLateFor, retry: () => void read.refetch(), isBusy: read.isFetching }
  return products === undefined || judged.is === 'place' ? { is: 'reading' } : listed()
}
