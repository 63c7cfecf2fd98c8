import type { Member, OrderNumber, PlanningWeek } from '@shop/shared/domain'
import { type ScrollSite, scrollStatus } from '@shop/shared/domain/partner'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { currentOrderQuery, type Product } from '@shop/shared/product'
import { skipToken, useQuery } from '@shop/shared/query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { KeptLine } from '../../parts/number-input/kept-list.ts'
import { lookUpAll } from '../../parts/number-input/look-up.ts'
import { orderList, settleLine } from '../../parts/number-input/order-list.ts'
import { findScrollMark, type ScrollMark, takeScrollMark } from '../../parts/scroll-mark.ts'
import { findRecord, judgeReturn, type ReturnRecord, recordsIn, withRecord } from './return-record.ts'
import { nameOfReturn, type ScrollReturn } from './scroll-return.ts'

const storageKey = 'scrollReturns'

export type ReturnedProduct = { no: OrderNumber; quantity: number; product: Product | undefined; reason?: string }

export type ScrollOrder =
  /** The products are being read. */
  | { is: 'reading' }
  /** Nobody can be asked what the numbers are. */
  | { is: 'unreadable'; retry(): void; isBusy: boolean }
  | { is: 'asking'; lines: readonly ReturnedProduct[]; order(): void }
  | { is: 'ordering' }
  | { is: 'ordered' }
  /** What is left was not ordered, or nobody knows yet. */
  | { is: 'failed'; lines: readonly ReturnedProduct[]; order(): void }

type Arrival = { returned: ScrollReturn; week: PlanningWeek; member: Member }

/** A return from a scroll site: placed once, or listed and asked about. [ORD-122, ORD-123, ORD-126] */
export function useScrollReturn({ returned, week, member }: Arrival): ScrollOrder {
  const platform = usePlatform()
  const { storage, clock, queryClient } = platform
  const name = nameOfReturn(returned)
  const recordKey = ['ordering', 'scroll-return', week.number, name] as const
  const runKey = ['ordering', 'scroll-run', week.number, name] as const

  const records = () => recordsIn(storage.local.read(storageKey), clock.now())
  const readRecord = () => findRecord(records(), { name, week: week.number })
  const { data: record } = useQuery<ReturnRecord | null>({
    queryKey: recordKey,
    queryFn: () => readRecord() ?? null,
    initialData: () => readRecord() ?? null,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  })
  const { data: isRunning } = useQuery<boolean>({ queryKey: runKey, queryFn: skipToken })
  const numbers = useMemo(() => returned.lines.map(({ no }) => no), [returned])
  const read = useQuery({
    queryKey: ['ordering', 'scroll-products', week.number, name, member.code],
    queryFn: () => readProducts(platform, { week, member }, numbers),
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

  /** Everything that keeps it from being done twice happens before the first wait. */
  async function place(mark: ScrollMark | undefined): Promise<void> {
    if (products === undefined || queryClient.getQueryData(runKey) === true) return
    queryClient.setQueryData(runKey, true)
    if (mark !== undefined) takeScrollMark(platform, mark)
    const id = mark?.id ?? platform.randomId()
    const left = returned.lines.map((line) => ({ ...line, intent: `${id}-${line.no}` }))
    const site = returned.site ?? mark?.site ?? 'fashion'
    write({ name, week: week.number, at: clock.now().getTime(), site, left })
    await send(site)
  }

  /** Those whose answer was lost are read back first; then what is left is sent, under the same names. [ORD-133] */
  async function send(site: ScrollSite): Promise<void> {
    if (products === undefined) return
    const letGo = platform.holdRelease()
    try {
      await queryClient.ensureQueryData(currentOrderQuery(platform.api, week.number))
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
      if (ordered.length > 0) platform.bus.tell('order/changed', { week: week.number })
    } catch {
      // The order could not be read, so nothing was sent: the lines stay and are offered again.
    } finally {
      letGo()
      queryClient.setQueryData(runKey, false)
    }
  }

  const begin = useEffectEvent(() => {
    const mark = findScrollMark(platform, returned.site)
    if (judgeReturn(readRecord(), mark, clock.now()) === 'place') void place(mark)
  })
  const isReadable = products !== undefined
  useEffect(() => {
    if (isReadable) begin()
  }, [isReadable])

  const withProducts = (lines: readonly { no: OrderNumber; quantity: number; reason?: string }[]): ReturnedProduct[] =>
    lines.map((line) => ({ ...line, product: products?.get(line.no) }))

  if (record?.left.length === 0 && isRunning !== true) return { is: 'ordered' }
  if (read.isError) return { is: 'unreadable', retry: () => void read.refetch(), isBusy: read.isFetching }
  if (products === undefined) return { is: 'reading' }
  if (isRunning === true) return { is: 'ordering' }
  if (record === null || record === undefined)
    return {
      is: 'asking',
      lines: withProducts(returned.lines),
      order: () => {
        // Another tab may have done it since it was shown.
        const done = readRecord()
        if (done === undefined) void place(undefined)
        else queryClient.setQueryData(recordKey, done)
      },
    }
  return {
    is: 'failed',
    lines: withProducts(record.left),
    order: () => {
      if (queryClient.getQueryData(runKey) === true) return
      queryClient.setQueryData(runKey, true)
      void send(record.site)
    },
  }
}

async function readProducts(
  platform: PlatformServices,
  { week, member }: { week: PlanningWeek; member: Member },
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, Product>> {
  const where = { week: week.number, others: [], member }
  const found = await lookUpAll(platform, where, numbers, () => undefined)
  const products = [...found].flatMap(([no, one]) => (one.is === 'found' ? [[no, one.product] as const] : []))
  if (products.length !== numbers.length) throw new RangeError('a number of the return is no product of this week')
  return new Map(products)
}
