import type { Member, OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions, skipToken } from '@shop/shared/query'
import { lookUpAll } from '../../parts/number-input/look-up.ts'
import type { ReturnRecord } from './return-record.ts'

/** Lies in the page's query client: the run goes on when its screen is left, and nobody begins a second one. */
export const returnRunQuery = (owner: string, name: string) =>
  queryOptions<boolean>({ queryKey: ['ordering', 'scroll-run', owner, name] as const, queryFn: skipToken })

export const returnRecordQuery = (owner: string, name: string, read: () => ReturnRecord | undefined) =>
  queryOptions<ReturnRecord | null>({
    queryKey: ['ordering', 'scroll-return', owner, name] as const,
    queryFn: () => read() ?? null,
    initialData: () => read() ?? null,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  })

type Listed = { name: string; week: WeekNumber; member: Member; numbers: readonly OrderNumber[] }

/** Products of the numbers that a site sent back. */
export const returnedProductsQuery = (platform: PlatformServices, { name, week, member, numbers }: Listed) =>
  queryOptions({
    queryKey: ['ordering', 'scroll-products', week, name, member.code] as const,
    queryFn: () => readProducts(platform, { week, member }, numbers),
    retry: false,
  })

async function readProducts(
  platform: PlatformServices,
  { week, member }: { week: WeekNumber; member: Member },
  numbers: readonly OrderNumber[],
): Promise<ReadonlyMap<OrderNumber, Product>> {
  const where = { week, others: [], member }
  const found = await lookUpAll(platform, where, numbers, () => undefined)
  // A number that is not there is told beside its line, and the others can be ordered.
  if ([...found.values()].some(({ is }) => is === 'failed')) throw new Error('a number of the return was not looked up')
  return new Map([...found].flatMap(([no, one]) => (one.is === 'found' ? [[no, one.product] as const] : [])))
}
