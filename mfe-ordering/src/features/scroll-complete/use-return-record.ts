import { usePlatform } from '@shop/shared/platform'
import type { KeptLine } from '@shop/shared/product/number-list'
import { useQuery } from '@shop/shared/query'
import { useRefetchAfterOtherTab } from '../../parts/use-refetch-after-other-tab.ts'
import { findRecord, type ReturnRecord, recordsIn, recordsKey, withRecord } from './return-record.ts'
import { returnRecordQuery } from './scroll-return.queries.ts'

/** The record of one return, the same in all tabs of the browser. */
export function useReturnRecord({ name, owner }: Pick<ReturnRecord, 'name' | 'owner'>) {
  const { storage, clock, queryClient } = usePlatform()

  const records = () => recordsIn(storage.read(recordsKey), clock.now())
  const read = () => findRecord(records(), { name, owner })
  const query = returnRecordQuery(owner, name, read)
  const { data: record } = useQuery(query)
  useRefetchAfterOtherTab(query.queryKey)

  const show = (known: ReturnRecord) => queryClient.setQueryData(query.queryKey, known)
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
