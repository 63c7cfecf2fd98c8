import { usePlatform } from '@shop/shared/platform'
import type { NumberList } from '@shop/shared/product/number-list'
import { useEffect, useState } from 'react'
import type { ListHandle } from './number-list.queries.ts'
import { settleLine } from './order-list.ts'
import type { FoundNumbers } from './use-number-list.ts'

const againMs = 10_000

type Settling = { list: ListHandle; lines: NumberList; found: FoundNumbers; isOrdering: boolean }

/**
 * 確認中: lines whose answers were lost, also before a reload, are settled by reading the order, again and again until it
 * can be read. Nothing is sent meanwhile. [ORD-133]
 */
export function useSettling({ list, lines, found, isOrdering }: Settling): void {
  const platform = usePlatform()
  const [time, again] = useState(0)
  const isOpen =
    !isOrdering && lines.some(({ no, sentOver }) => sentOver !== undefined && found.get(no)?.is === 'found')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` asks once more
  useEffect(() => {
    if (!isOpen) return
    void settleAll()
    const timer = setTimeout(() => again((times) => times + 1), againMs)
    return () => clearTimeout(timer)

    async function settleAll(): Promise<void> {
      for (const line of list.read()) {
        const known = found.get(line.no)
        if (line.sentOver === undefined || known?.is !== 'found') continue
        await settleLine(platform, list, line, known.product)
      }
    }
  }, [isOpen, list, platform, time])
}
