import { isClosed, type Member, type OrderNumber, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'
import { type ScrollSite, scrollStatus } from '@shop/shared/domain/partner'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { orderToAddTo, type Product } from '@shop/shared/product'
import { skipToken, useQuery } from '@shop/shared/query'
import { readSession } from '@shop/shared/session'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type KeptLine, ownerMark } from '../../parts/number-input/kept-list.ts'
import { lookUpAll } from '../../parts/number-input/look-up.ts'
import { orderList, settleLine } from '../../parts/number-input/order-list.ts'
import { findScrollMark, type ScrollMark, takeScrollMark } from '../../parts/scroll-mark.ts'
import {
  type EntryNote,
  findRecord,
  type Judged,
  judgeReturn,
  noteIn,
  type ReturnRecord,
  recordsIn,
  withNote,
  withRecord,
} from './return-record.ts'
import { nameOfReturn, type ScrollReturn } from './scroll-return.ts'

const storageKey = 'scrollReturns'

export type ReturnedProduct = { no: OrderNumber; quantity: number; product: Product | undefined; reason?: string }

export type ScrollOrder =
  /** The products are being read. */
  | { is: 'reading' }
  /** Nobody can be asked what the numbers are. */
  | { is: 'unreadable'; tooLateFor?: WeekNumber | undefined; retry(): void; isBusy: boolean }
  | {
      is: 'asking'
      week: WeekNumber
      /** The week that the member went to the site for, when it has closed. */
      tooLateFor?: WeekNumber | undefined
      lines: readonly ReturnedProduct[]
      order(): void
    }
  | { is: 'ordering' }
  | { is: 'ordered'; week: WeekNumber }
  /** What is left was not ordered, or nobody knows yet. */
  | { is: 'failed'; week: WeekNumber; lines: readonly ReturnedProduct[]; order(): void }

/** `week`: the one on show. A return is of the week that was handed to the site, where that is known and still open. */
type Arrival = { returned: ScrollReturn; week: PlanningWeek; member: Member }

/** `before`: when the same lines were sent earlier, which is another story. */
type Look = { judged: Judged; before: number | undefined }

/** A return from a scroll site: placed once, or listed and asked about. [ORD-022, ORD-122, ORD-123, ORD-126] */
export function useScrollReturn({ returned, week, member }: Arrival): ScrollOrder {
  const platform = usePlatform()
  const { storage, clock, queryClient, navigation } = platform
  const name = nameOfReturn(returned)
  const owner = ownerMark(member.code)
  const recordKey = ['ordering', 'scroll-return', owner, name] as const
  const runKey = ['ordering', 'scroll-run', owner, name] as const

  const records = () => recordsIn(storage.local.read(storageKey), clock.now())
  const readRecord = () => findRecord(records(), { name, owner })
  const { data: record } = useQuery<ReturnRecord | null>({
    queryKey: recordKey,
    queryFn: () => readRecord() ?? null,
    initialData: () => readRecord() ?? null,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  })
  const { data: isRunning } = useQuery<boolean>({ queryKey: runKey, queryFn: skipToken })
  const look = (): Look => {
    const known = readRecord()
    const mark = findScrollMark(platform, { owner, site: returned.site })
    const note = noteIn(navigation.current().state)
    const judged = judgeReturn({ record: known, mark, note, isOpen: (of) => isOpen(of, clock.now()) }, clock.now())
    return { judged, before: judged.is === 'shown' ? undefined : known?.at }
  }
  const [{ judged, before }, setLook] = useState(look)
  const done = record && record.at !== before ? record : undefined
  const orderWeek = done?.week ?? (judged.is === 'place' ? judged.mark.week : nextOpen(week, clock.now()).number)
  const numbers = useMemo(() => returned.lines.map(({ no }) => no), [returned])
  const read = useQuery({
    queryKey: ['ordering', 'scroll-products', orderWeek, name, member.code],
    queryFn: () => readProducts(platform, { week: orderWeek, member }, numbers),
    retry: false,
  })
  const products = read.data

  const write = (next: ReturnRecord) => {
    storage.local.write(storageKey, withRecord(records(), next))
    queryClient.setQueryData(recordKey, next)
  }
  const change = (to: (left: readonly KeptLine[]) => readonly KeptLine[]) => {
    const now = readRecord()
    if (now !== undefined) write({ ...now, left: to(now.left) })
  }
  const list = { read: () => readRecord()?.left ?? [], change, refresh: () => undefined }

  /** Stays with the entry of the history, also when the page is loaded anew. [ORD-123] */
  function noteEntry(note: EntryNote): void {
    const { pathname, search, hash, state } = navigation.current()
    if (noteIn(state) === note) return
    navigation.navigate(`${pathname}${search}${hash}`, { replace: true, state: withNote(state, note) })
  }

  /** Everything that keeps it from being done twice happens before the first wait. */
  async function place(mark?: ScrollMark): Promise<void> {
    if (products === undefined || queryClient.getQueryData(runKey) === true) return
    queryClient.setQueryData(runKey, true)
    if (mark !== undefined) takeScrollMark(platform, mark)
    const id = mark?.id ?? platform.randomId()
    const left = returned.lines.map((line) => ({ ...line, intent: `${id}-${line.no}` }))
    const site = returned.site ?? mark?.site ?? 'fashion'
    write({ name, owner, week: orderWeek, at: clock.now().getTime(), site, left })
    const sending = send({ site, week: orderWeek })
    // A move may bring a newer release: this one is held by now.
    noteEntry('done')
    await sending
  }

  /** Those whose answer was lost are read back first; then what is left is sent, under the same names. [ORD-133] */
  async function send({ site, week: of }: { site: ScrollSite; week: WeekNumber }): Promise<void> {
    if (products === undefined) return
    const letGo = platform.holdRelease()
    try {
      await orderToAddTo(platform, of)
      for (const line of list.read()) {
        const product = products.get(line.no)
        if (line.sentOver !== undefined && product !== undefined) await settleLine(platform, list, line, product)
      }
      const left = list.read().flatMap(({ no }) => {
        const product = products.get(no)
        return product === undefined ? [] : [[no, product] as const]
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

  const begin = useEffectEvent((readable: WeekNumber) => {
    const now = look()
    // Another visit to the site came between, for another week: its products are read first.
    if (now.judged.is === 'place' && now.judged.mark.week !== readable) return setLook(now)
    if (now.judged.is !== 'place') {
      noteEntry(now.judged.is === 'ask' ? 'asked' : 'done')
      return setLook(now)
    }
    void place(now.judged.mark)
    setLook({ judged: { is: 'shown' }, before: undefined })
  })
  const readable = products === undefined ? undefined : orderWeek
  useEffect(() => {
    if (readable !== undefined) begin(readable)
  }, [readable])

  const withProducts = (lines: readonly { no: OrderNumber; quantity: number; reason?: string }[]): ReturnedProduct[] =>
    lines.map((line) => ({ ...line, product: products?.get(line.no) }))

  const tooLateFor = judged.is === 'ask' ? judged.tooLateFor : undefined
  if (done?.left.length === 0 && isRunning !== true) return { is: 'ordered', week: done.week }
  if (read.isError) return { is: 'unreadable', tooLateFor, retry: () => void read.refetch(), isBusy: read.isFetching }
  if (products === undefined || judged.is === 'place') return { is: 'reading' }
  if (isRunning === true) return { is: 'ordering' }
  if (done === undefined)
    return {
      is: 'asking',
      week: orderWeek,
      tooLateFor,
      lines: withProducts(returned.lines),
      order: () => {
        // Another tab may have done it since it was shown.
        const now = readRecord()
        if (now === undefined || now.at === before) void place()
        else queryClient.setQueryData(recordKey, now)
      },
    }
  return {
    is: 'failed',
    week: done.week,
    lines: withProducts(done.left),
    order: () => {
      if (queryClient.getQueryData(runKey) === true) return
      queryClient.setQueryData(runKey, true)
      void send(done)
    },
  }
}

const openWeeks = (now: Date): PlanningWeek[] => {
  const { weeks } = readSession()
  return weeks.status === 'ready' ? weeks.open.filter((week) => !isClosed(week, now)) : []
}

const isOpen = (number: WeekNumber, now: Date): boolean => openWeeks(now).some((week) => week.number === number)

/** The week on show may have closed a moment ago. */
const nextOpen = (onShow: PlanningWeek, now: Date): PlanningWeek =>
  isClosed(onShow, now) ? (openWeeks(now)[0] ?? onShow) : onShow

async function readProducts(
  platform: PlatformServices,
  { week, member }: { week: WeekNumber; member: Member },
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, Product>> {
  const where = { week, others: [], member }
  const found = await lookUpAll(platform, where, numbers, () => undefined)
  const products = [...found].flatMap(([no, one]) => (one.is === 'found' ? [[no, one.product] as const] : []))
  if (products.length !== numbers.length) throw new RangeError('a number of the return is no product of this week')
  return new Map(products)
}
