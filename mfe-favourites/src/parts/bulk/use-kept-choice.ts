import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode } from '@shop/shared/domain'
import type { FavouriteId, FavouriteListId } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type KeptChoice, keepChoice, noChoice, readChoice } from './kept-choice.ts'

export type ChoiceEditor = KeptChoice & {
  toggle(product: FavouriteProduct): void
  add(ids: readonly FavouriteId[]): void
  drop(ids: readonly FavouriteId[]): void
  clear(): void
  nameList(listName: string): void
}

/** The choice, written down with every press; a product that stops being a favourite leaves it. */
export function useKeptChoice(
  products: readonly FavouriteProduct[],
  { member, list }: { member: MemberCode; list: FavouriteListId | undefined },
): ChoiceEditor {
  const { bus, storage } = usePlatform()
  const [choice, setChoice] = useState(() => readChoice(storage, { member, list }))
  const editing = useMemo(() => {
    const change = (to: (now: KeptChoice) => Partial<KeptChoice>) => {
      const now = readChoice(storage, { member, list })
      const next = { ...now, ...to(now) }
      keepChoice(storage, { member, list }, next)
      setChoice(next)
    }
    return {
      toggle: ({ favouriteId: id }: FavouriteProduct) =>
        change(({ ids }) => ({ ids: ids.has(id) ? without(ids, [id]) : new Set([...ids, id]) })),
      add: (more: readonly FavouriteId[]) => change(({ ids }) => ({ ids: new Set([...ids, ...more]) })),
      drop: (some: readonly FavouriteId[]) => change(({ ids }) => ({ ids: without(ids, some) })),
      clear: () => change(() => noChoice),
      nameList: (listName: string) => change(() => ({ listName })),
    }
  }, [storage, member, list])

  const known = useRef(products)
  known.current = products
  useEffect(
    () =>
      bus.subscribe('favourite/changed', ({ orderNumber, isFavourite }) => {
        const product = known.current.find((one) => one.orderNumber === orderNumber)
        if (product !== undefined && !isFavourite) editing.drop([product.favouriteId])
      }),
    [bus, editing],
  )
  return { ...choice, ...editing }
}

function without(ids: ReadonlySet<FavouriteId>, some: readonly FavouriteId[]): ReadonlySet<FavouriteId> {
  const rest = new Set(ids)
  for (const id of some) rest.delete(id)
  return rest
}
