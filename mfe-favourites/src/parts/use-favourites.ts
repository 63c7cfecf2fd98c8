import { errorCodes, isApiError } from '@shop/shared/api'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode, OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { FavouriteListId } from '@shop/shared/domain/favourites'
import { isFromElsewhere, usePlatform } from '@shop/shared/platform'
import { forgetFavouriteMarks } from '@shop/shared/product/favourite'
import { useQuery } from '@shop/shared/query'
import { useEffect, useRef, useState } from 'react'
import { favouritesQuery, refetchLists } from './favourites.queries.ts'

export type Favourites =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  /** The list whose favourites were asked for is not there. [FAV-044] */
  | { is: 'gone' }
  | {
      is: 'ready'
      products: readonly FavouriteProduct[]
      /** Taken off while the list is in view: they keep their place, so that a slip can be taken back. */
      removed: ReadonlySet<OrderNumber>
    }

const nothing: ReadonlySet<OrderNumber> = new Set()

/**
 * The member's favourites for a week, all or those of one list, in step with every heart of this page, of other tabs and
 * of the app. Quiet: who takes them off tells the outcome. [FAV-042, MOB-017]
 */
export function useFavourites(
  member: MemberCode,
  week: WeekNumber,
  { list, isQuiet = false }: { list?: FavouriteListId; isQuiet?: boolean } = {},
): Favourites {
  const platform = usePlatform()
  const query = useQuery(favouritesQuery(platform, { member, week, list }))
  const { data, error, isError, isFetching, refetch } = query
  const [removed, setRemoved] = useState(nothing)
  const products = useRef(data)
  products.current = data

  const { bus, notices, queryClient } = platform
  useEffect(() => {
    const isListed = (no: OrderNumber) => products.current?.some(({ orderNumber }) => orderNumber === no) === true
    const fetchWith = async (no: OrderNumber) => {
      await refetch()
      // That answer may have been on its way before the heart was stored.
      if (!isListed(no)) await refetch()
    }
    return bus.subscribe('favourite/changed', ({ orderNumber, isFavourite }, fact) => {
      if (!isListed(orderNumber)) {
        if (isFavourite) void fetchWith(orderNumber)
        return
      }
      setRemoved((before) => withMark(before, orderNumber, isFavourite))
      if (!isFavourite && !isFromElsewhere(fact) && !isQuiet) notices.snackbar(takenOff)
    })
  }, [bus, notices, refetch, isQuiet])

  useEffect(
    () =>
      bus.subscribe('favourites/changed', () => {
        forgetFavouriteMarks(queryClient)
        setRemoved(nothing)
        void refetchLists(queryClient)
      }),
    [bus, queryClient],
  )

  if (isError && isListGone(error)) return { is: 'gone' }
  if (data !== undefined) return { is: 'ready', products: data, removed }
  return isError ? { is: 'failed', isBusy: isFetching, retry: () => void refetch() } : { is: 'waiting' }
}

/** Those of them that are favourites still. */
export const keptOf = <P extends { orderNumber: OrderNumber }>(
  products: readonly P[],
  removed: ReadonlySet<OrderNumber>,
): readonly P[] => (removed.size === 0 ? products : products.filter(({ orderNumber }) => !removed.has(orderNumber)))

/** [FAV-044] */
export const isListGone = (error: unknown): boolean =>
  isApiError(error) && error.facts.errorStatus === errorCodes.favouriteListNotFound

const takenOff = { title: 'お気に入りから外しました', text: '♡ をもう一度押すと元に戻せます' }

function withMark(removed: ReadonlySet<OrderNumber>, no: OrderNumber, isFavourite: boolean) {
  const next = new Set(removed)
  if (isFavourite) next.delete(no)
  else next.add(no)
  return next
}
