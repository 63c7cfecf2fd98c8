import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode, OrderNumber, WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useEffect, useRef, useState } from 'react'
import { favouritesQuery } from '../../parts/favourites.queries.ts'

export type Favourites =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  | {
      is: 'ready'
      products: readonly FavouriteProduct[]
      /** Taken off while the list is in view: they keep their place, so that a slip can be taken back. */
      removed: ReadonlySet<OrderNumber>
    }

const nothing: ReadonlySet<OrderNumber> = new Set()

/** The member's favourites for a week, in step with every heart of this page and of other tabs. Quiet: who takes them off tells the outcome. */
export function useFavourites(member: MemberCode, week: WeekNumber, isQuiet = false): Favourites {
  const platform = usePlatform()
  const { data, isError, isFetching, refetch } = useQuery(favouritesQuery(platform, { member, week }))
  const [removed, setRemoved] = useState(nothing)
  const products = useRef(data)
  products.current = data

  const { bus, notices } = platform
  useEffect(() => {
    const isListed = (no: OrderNumber) => products.current?.some(({ orderNumber }) => orderNumber === no) === true
    const fetchWith = async (no: OrderNumber) => {
      await refetch()
      // That answer may have been on its way before the heart was stored.
      if (!isListed(no)) await refetch()
    }
    return bus.hear('favourite/changed', ({ orderNumber, isFavourite }, { fromOtherTab }) => {
      if (!isListed(orderNumber)) {
        if (isFavourite) void fetchWith(orderNumber)
        return
      }
      setRemoved((before) => withMark(before, orderNumber, isFavourite))
      if (!isFavourite && !fromOtherTab && !isQuiet) notices.snackbar(takenOff)
    })
  }, [bus, notices, refetch, isQuiet])

  if (data !== undefined) return { is: 'ready', products: data, removed }
  return isError ? { is: 'failed', isBusy: isFetching, retry: () => void refetch() } : { is: 'waiting' }
}

const takenOff = { title: 'お気に入りから外しました', text: '♡ をもう一度押すと元に戻せます' }

function withMark(removed: ReadonlySet<OrderNumber>, no: OrderNumber, isFavourite: boolean) {
  const next = new Set(removed)
  if (isFavourite) next.delete(no)
  else next.add(no)
  return next
}
