import type { MemberCode } from '@shop/shared/domain'
import type { YearMonth } from '@shop/shared/domain/month'
import type { Purchases } from '@shop/shared/domain/purchases'
import { usePlatform } from '@shop/shared/platform'
import { useQueryClient } from '@shop/shared/query'
import { useEffect, useRef, useState } from 'react'
import { csvRangeTexts, judgeCsvRange } from './csv-range.ts'
import { purchasesQuery } from './purchases.queries.ts'
import { csvName, purchasesCsv } from './purchases-csv.ts'
import { saveFile } from './save-file.ts'

/** A month that has just been read is not asked for again, as after a month that failed. */
const freshMs = 60_000

type Range = { first: YearMonth; last: YearMonth }

export type CsvProgress = { done: number; total: number }

/** Reads the months of a range one after the other and saves them as one file; all of them or none. [K-144] */
export function useCsvRange(member: MemberCode) {
  const platform = usePlatform()
  const client = useQueryClient()
  const [progress, setProgress] = useState<CsvProgress>()
  const [refusal, setRefusal] = useState<string>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function readAll(months: readonly YearMonth[]): Promise<Purchases[]> {
    const all: Purchases[] = []
    for (const month of months) {
      if (isGone.current) break
      setProgress({ done: all.length, total: months.length })
      all.push(await client.fetchQuery({ ...purchasesQuery(platform, member, month), staleTime: freshMs }))
    }
    return all
  }

  async function download({ first, last }: Range): Promise<void> {
    const range = judgeCsvRange(first, last)
    setRefusal(range.ok ? undefined : csvRangeTexts[range.why])
    if (!range.ok) return
    try {
      const all = await readAll(range.months)
      if (isGone.current) return
      if (all.every(({ slips }) => slips.length === 0)) setRefusal(csvRangeTexts.nothing)
      else saveFile(csvName(first, last), purchasesCsv(all), 'text/csv;charset=utf-8')
    } catch (error) {
      platform.report({ error, doing: 'save months as CSV' })
      setRefusal(csvRangeTexts.failed)
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, refusal, download, forget: () => setRefusal(undefined) }
}
