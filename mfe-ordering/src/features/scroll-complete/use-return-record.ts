import { usePlatform } from '@shop/shared/platform'
import type { KeptLine } from '@shop/shared/product/number-list'
import { useQuery } from '@shop/shared/query'
import { useEffect } from 'react'
import { findRecord, type ReturnRecord, recordsIn, recordsKey, withRecord } from './return-record.ts'

/** What is kept of one return, the same in all tabs of the browser. [ORD-123] */
export function useReturnRecord({ name, owner }: Pick<ReturnRecord, 'name' | 'owner'>) {
  const { storage, clock, queryClient, bus } = usePlatform()
  const queryKey = ['ordering', 'scroll-return', owner, name] as const

  const records = () => recordsIn(storage.read(recordsKey), clock.now())
  const read = () => findRecord(records(), { name, owner })
  const { data: record } = useQuery<ReturnRecord | null>({
    queryKey,
    queryFn: () => read() ?? null,
    initialData: () => read() ?? null,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  })
  // Another tab may order what this one has listed.
  useEffect(
    () =>
      bus.hear('order/changed', (_, { fromOtherTab }) => {
        if (fromOtherTab) void queryClient.invalidateQueries({ queryKey: ['ordering', 'scroll-return', owner, name] })
      }),
    [bus, queryClient, owner, name],
  )

  const show = (known: ReturnRecord) => queryClient.setQueryData(queryKey, known)
  const write = (next: ReturnRecord) => {
    storage.write(recordsKey, withRecord(records(), next))
    show(next)
  }
  const change = (to: (left: readonly KeptLine[]) => readonly KeptLine[]) => {
    const now = read()
    if (now !== undefined) write({ ...now, left: to(now.left) })
  }
  return { record, read, show, write, list: { read: () => read()?.left ?? [], change, refresh: () => undefined } }
}
