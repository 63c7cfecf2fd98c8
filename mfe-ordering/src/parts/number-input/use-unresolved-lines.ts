import { usePlatform } from '@shop/shared/platform'
import type { KeptLine, NumberList } from '@shop/shared/product/number-list'
import { sendUnsentOrders, unsentOrderOf, watchUnsentOrder } from '@shop/shared/product/order'
import { useEffect, useState } from 'react'
import type { ListHandle } from './number-list.queries.ts'
import { settleLine } from './order-list.ts'
import type { FoundNumbers } from './use-number-list.ts'

const againMs = 10_000

type Settling = { list: ListHandle; lines: NumberList; found: FoundNumbers; isOrdering: boolean }

/**
 * 確認中: lines whose answers were lost, also before a reload, are settled by reading the order, again and again until it
 * can be read, and at once when the network is back. Nothing is sent meanwhile; 未送信 lines are sent by the outbox, and
 * settled when it is done with them. [K-120]
 */
export function useUnresolvedLines({ list, lines, found, isOrdering }: Settling): void {
  const platform = usePlatform()
  const [time, again] = useState(0)
  const isOpen =
    !isOrdering && lines.some(({ no, sentOver }) => sentOver !== undefined && found.get(no)?.is === 'found')

  // biome-ignore lint/correctness/useExhaustiveDependencies: `time` asks once more
  useEffect(() => {
    if (!isOpen) return
    sendUnsentOrders(platform)
    const readAgain = () => again((times) => times + 1)
    const waiting = list.read().flatMap((line) => {
      const product = sentProduct(line)
      if (product === undefined || unsentOrderOf(platform, product) === undefined) return []
      return [
        watchUnsentOrder(platform, product, () => {
          if (unsentOrderOf(platform, product) === undefined) void settleLine(platform, list, line, product)
        }),
      ]
    })
    void settleAll()
    const timer = setTimeout(readAgain, againMs)
    const stop = platform.network?.onOnline(readAgain)
    return () => {
      clearTimeout(timer)
      stop?.()
      for (const end of waiting) end()
    }

    async function settleAll(): Promise<void> {
      for (const line of list.read()) {
        const product = sentProduct(line)
        if (product !== undefined && unsentOrderOf(platform, product) === undefined)
          await settleLine(platform, list, line, product)
      }
    }

    function sentProduct({ no, sentOver }: KeptLine) {
      const known = found.get(no)
      return sentOver !== undefined && known?.is === 'found' ? known.product : undefined
    }
  }, [isOpen, list, platform, time])
}
