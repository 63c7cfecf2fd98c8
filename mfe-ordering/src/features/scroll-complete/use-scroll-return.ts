import { type Member, type OrderNumber, openWeeks, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'
import { scrollStatus } from '@shop/shared/domain/partner'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { orderToAddTo, type Product } from '@shop/shared/product'
import { ownerMark } from '@shop/shared/product/number-list'
import { skipToken, useQuery } from '@shop/shared/query'
import { readSession } from '@shop/shared/session'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { lookUpAll } from '../../parts/number-input/look-up.ts'
import { orderList, settleLine } from '../../parts/number-input/order-list.ts'
import { findScrollMark, type ScrollMark, takeScrollMark } from '../../parts/scroll-mark.ts'
import { useIsClosed } from '../../parts/use-is-closed.ts'
import {
  type EntryNote,
  type Judged,
  judgeReturn,
  judgeReturnWeek,
  noteIn,
  type ReturnRecord,
  withNote,
} from './return-record.ts'
import { nameOfReturn, type ReturnedLine, refusalOf, type ScrollReturn, siteOfReturn } from './scroll-return.ts'
import { useReturnRecord } from './use-return-record.ts'

export type ReturnedProduct = {
  no: OrderNumber
  quantity: number
  product: Product | undefined
  canOrder: boolean
  reason?: string
}

/** What can be ordered now, and for which week. */
export type ReturnOffer = {
  week: WeekNumber
  /** The week that it was meant for, when that has closed. */
  tooLateFor: WeekNumber | undefined
  lines: readonly ReturnedProduct[]
  /** `undefined`: none of them can be ordered. */
  order: (() => void) | undefined
}

export type ScrollOrder =
  /** The products are being read. */
  | { is: 'reading' }
  /** Nobody can be asked what the numbers are. */
  | { is: 'unreadable'; tooLateFor: WeekNumber | undefined; retry(): void; isBusy: boolean }
  | ({ is: 'asking' } & ReturnOffer)
  | { is: 'ordering' }
  /** `isElsewhere`: another tab has ordered what this one had listed. */
  | { is: 'ordered'; week: WeekNumber; isElsewhere: boolean }
  /** What is left was not ordered, or nobody knows yet. */
  | ({ is: 'failed' } & ReturnOffer)
  /** Its week has closed before an answer came: what is in the order is read before another week is offered. [ORD-133] */
  | { is: 'unknown'; week: WeekNumber; lines: readonly ReturnedProduct[]; check(): void }
  /** There is no other week. */
  | { is: 'closed'; tooLateFor: WeekNumber | undefined; lines: readonly ReturnedProduct[] }

/** `week`: the one on show. A return is of the week that was handed to the site, where that is known and still open. */
type Arrival = { returned: ScrollReturn; visitId: string | undefined; week: PlanningWeek; member: Member }

/** `before`: when the same lines were sent earlier, which is another story. */
type Look = { judged: Judged; before: number | undefined }

/**
 * A return from a scroll site: placed once, or listed and asked about. What could not be ordered before its week closed
 * is offered for the next one. [ORD-022, ORD-122, ORD-123, ORD-124, ORD-126]
 */
export function useScrollReturn({ returned, visitId, week, member }: Arrival): ScrollOrder {
  const platform = usePlatform()
  const { clock, queryClient, navigation } = platform
  const name = nameOfReturn(returned)
  const owner = ownerMark(member.code)
  const runKey = ['ordering', 'scroll-run', owner, name] as const

  const { record, read: readRecord, show: showRecord, write, list } = useReturnRecord({ name, owner })
  const { data: isRunning = false } = useQuery<boolean>({ queryKey: runKey, queryFn: skipToken })
  const look = (): Look => {
    const known = readRecord()
    const mark = findScrollMark(platform, { id: visitId, owner, site: returned.site })
    const note = noteIn(navigation.current().state)
    const judged = judgeReturn({ record: known, mark, note, isOpen: (of) => isOpen(of, clock.now()) }, clock.now())
    return { judged, before: judged.is === 'shown' ? undefined : known?.at }
  }
  const [{ judged, before }, setLook] = useState(look)
  const [isOwn, setIsOwn] = useState(false)
  const done = record && record.at !== before ? record : undefined
  const open = weeksToOrderFor(clock.now())
  const standing = { done, judged, isRunning, onShow: week.number, open: open.map(({ number }) => number) }
  const { is: verdict, week: orderWeek, tooLateFor } = judgeReturnWeek(standing)
  // The offer changes at the deadline, while the page stands open.
  useIsClosed(open.find(({ number }) => number === orderWeek) ?? week)
  const numbers = useMemo(() => returned.lines.map(({ no }) => no), [returned])
  const read = useQuery({
    queryKey: ['ordering', 'scroll-products', orderWeek, name, member.code],
    queryFn: () => readProducts(platform, { week: orderWeek, member }, numbers),
    retry: false,
  })
  const products = read.data
  const markedSite = judged.is === 'shown' ? undefined : judged.mark?.site
  const site = done?.site ?? siteOfReturn(returned.site ?? markedSite, products?.values() ?? [])
  const refusal = (no: OrderNumber) => refusalOf(products?.get(no), site)

  /** Stays with the entry of the history, also when the page is loaded anew. [ORD-123] */
  function noteEntry(note: EntryNote): void {
    const { pathname, search, hash, state } = navigation.current()
    if (noteIn(state) === note) return
    navigation.navigate(`${pathname}${search}${hash}`, { replace: true, state: withNote(state, note) })
  }

  /** The week of the offer may have closed unseen, as on a device that was asleep: then another is offered. */
  const isPast = (of: WeekNumber): boolean => {
    if (isOpen(of, clock.now())) return false
    setLook((old) => ({ ...old }))
    return true
  }

  /** Everything that keeps it from being done twice happens before the first wait. */
  async function place(lines: readonly ReturnedLine[], mark?: ScrollMark) {
    if (products === undefined || isPast(orderWeek) || queryClient.getQueryData(runKey) === true) return
    queryClient.setQueryData(runKey, true)
    setIsOwn(true)
    if (mark !== undefined) takeScrollMark(platform, mark)
    const id = mark?.id ?? platform.randomId()
    const left = lines
      .filter(({ no }) => refusal(no) === undefined)
      .map(({ no, quantity }) => ({ no, quantity, intent: `${id}-${no}` }))
    write({ name, owner, week: orderWeek, at: clock.now().getTime(), site, left })
    const sending = send(orderWeek)
    // A move may bring a newer release: this one is held by now.
    noteEntry('done')
    await sending
  }

  /** Those whose answer was lost are read back first; then what is left is sent, under the same names. [ORD-133] */
  async function send(of: WeekNumber): Promise<void> {
    if (products === undefined) return
    const letGo = platform.holdRelease()
    try {
      await orderToAddTo(platform, of)
      for (const line of list.read()) {
        const product = products.get(line.no)
        if (line.sentOver !== undefined && product !== undefined) await settleLine(platform, list, line, product)
      }
      if (!isOpen(of, clock.now())) return
      const left = list.read().flatMap(({ no }) => {
        const product = products.get(no)
        return product === undefined || refusal(no) !== undefined ? [] : [[no, product] as const]
      })
      const { ordered } = await orderList({
        platform,
        list,
        products: new Map(left),
        viewedAt: clock.now(),
        inputStatus: scrollStatus(site),
        onProgress: () => undefined,
      })
      if (ordered.length > 0) platform.bus.tell('order/changed', { week: of })
    } catch {
      // The order could not be read, so nothing was sent: the lines stay and are offered again.
    } finally {
      letGo()
      queryClient.setQueryData(runKey, false)
    }
  }

  function sendAgain(known: ReturnRecord): void {
    if (queryClient.getQueryData(runKey) === true) return
    queryClient.setQueryData(runKey, true)
    void send(known.week)
  }

  const begin = useEffectEvent(() => {
    if (done !== undefined) return noteEntry('done')
    const now = look()
    if (now.judged.is !== 'place') {
      noteEntry(now.judged.is === 'ask' ? 'asked' : 'done')
      return setLook(now)
    }
    const { mark } = now.judged
    // What is ordered unasked is all that was chosen, or nothing: the member decides about a part of it.
    if (returned.lines.some(({ no }) => refusal(no) !== undefined)) {
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

  const withProducts = (lines: readonly (ReturnedLine & { reason?: string })[]): ReturnedProduct[] =>
    lines.map(({ no, quantity, reason: failure }) => {
      const refused = refusal(no)
      const reason = refused ?? failure
      const line = { no, quantity, product: products?.get(no), canOrder: refused === undefined }
      return { ...line, ...(reason === undefined ? {} : { reason }) }
    })

  function listed(): ScrollOrder {
    const lines = withProducts(done?.left ?? returned.lines)
    if (done !== undefined && verdict === 'unknown')
      return { is: 'unknown', week: orderWeek, lines, check: () => sendAgain(done) }
    if (verdict === 'none') return { is: 'closed', tooLateFor, lines }
    const canOrder = lines.some((line) => line.canOrder)
    const offer = (order: () => void) => ({ week: orderWeek, tooLateFor, lines, order: canOrder ? order : undefined })
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

const weeksToOrderFor = (now: Date): PlanningWeek[] => {
  const { weeks } = readSession()
  return weeks.status === 'ready' ? openWeeks(weeks.open, now) : []
}

const isOpen = (number: WeekNumber, now: Date): boolean => weeksToOrderFor(now).some((week) => week.number === number)

async function readProducts(
  platform: PlatformServices,
  { week, member }: { week: WeekNumber; member: Member },
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, Product>> {
  const where = { week, others: [], member }
  const found = await lookUpAll(platform, where, numbers, () => undefined)
  // A number that is not there is told beside its line, and the others can be ordered. [ORD-124]
  if ([...found.values()].some(({ is }) => is === 'failed')) throw new Error('a number of the return was not looked up')
  return new Map([...found].flatMap(([no, one]) => (one.is === 'found' ? [[no, one.product] as const] : [])))
}
