import type { Member, OrderNumber, WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import type { NumberList } from '@shop/shared/product/number-list'
import { useQuery } from '@shop/shared/query'
import { readSession } from '@shop/shared/session'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Found } from './judge-number.ts'
import { lookUpAll, otherWeeks } from './look-up.ts'
import { type ListHandle, listHandle, numberListQuery } from './number-list.queries.ts'

export type FoundNumbers = ReadonlyMap<OrderNumber, Found>

export type ShownList = {
  lines: NumberList
  list: ListHandle
  found: FoundNumbers
  /** Looks numbers up that are not known yet, and shows what was found. */
  find(numbers: readonly OrderNumber[], onProgress?: (done: number) => void): Promise<FoundNumbers>
}

/** The member's list of a week with the products behind its numbers: those of a restored list are read first. */
export function useNumberList(week: WeekNumber, owner: string, member: Member): ShownList {
  const platform = usePlatform()
  const { data: lines = [] } = useQuery(numberListQuery(platform, week, owner))
  const list = useMemo(() => listHandle(platform, week, owner), [platform, week, owner])
  const [found, setFound] = useState<FoundNumbers>(nothing)
  const asked = useRef(new Set<OrderNumber>())

  const find = useCallback(
    async (numbers: readonly OrderNumber[], onProgress?: (done: number) => void) => {
      for (const no of numbers) asked.current.add(no)
      const where = { week, others: otherWeeks(readSession(), week), member }
      return lookUpAll(platform, where, numbers, (portion, done) => {
        const all = byOwnNumbers(portion)
        for (const no of all.keys()) asked.current.add(no)
        startTransition(() => {
          setFound((known) => new Map([...known, ...all]))
          onProgress?.(done)
        })
      })
    },
    [platform, week, member],
  )

  useEffect(() => {
    const unknown = lines.map(({ no }) => no).filter((no) => !asked.current.has(no))
    if (unknown.length > 0) void find(unknown)
  }, [lines, find])

  // Shows the numbers that another tab has entered or ordered.
  useEffect(() => {
    const stops = (['order/changed', 'number-list/changed'] as const).map((name) =>
      platform.bus.subscribe(name, (_, { fromOtherTab }) => {
        if (fromOtherTab) list.refresh()
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [platform, list])

  return { lines, list, found, find }
}

const nothing: FoundNumbers = new Map()

/** A product that was found by another number of it stands on the list by its own: it is not looked up once more. */
const byOwnNumbers = (portion: FoundNumbers): FoundNumbers =>
  new Map([...[...portion.values()].flatMap(withOwnNumber), ...portion])

const withOwnNumber = (found: Found): [OrderNumber, Found][] =>
  found.is === 'found' ? [[found.product.orderNumber, found]] : []
