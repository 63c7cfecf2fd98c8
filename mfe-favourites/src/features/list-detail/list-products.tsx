import type { FavouriteList } from '@shop/shared/api/favourites'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { EmptyState, FailedState, LinkButton } from '@shop/shared/ui'
import Heart from 'lucide-react/icons/heart'
import { addressOf } from '../../parts/addresses.ts'
import { BulkOutlet } from '../../parts/bulk/bulk-outlet.tsx'
import type { SelectMode } from '../../parts/bulk/use-select-mode.ts'
import { FavouriteShelf, FavouritesWaiting } from '../../parts/favourite-shelf.tsx'
import { useListCount } from '../../parts/list-count.ts'
import { type Favourites, keptOf } from '../../parts/use-favourites.ts'

type Props = {
  member: MemberCode
  week: WeekNumber
  favourites: Favourites
  list: FavouriteList | undefined
  select: SelectMode
}

/** The products of a list. `list`: unknown as long as nobody has said its name. */
export function ListProducts({ member, week, favourites, list, select }: Props) {
  const { count, showMore } = useListCount()
  switch (favourites.is) {
    case 'waiting':
    case 'gone':
      return <FavouritesWaiting />
    case 'failed':
      return (
        <FailedState title="リストの商品を表示できませんでした" isBusy={favourites.isBusy} onRetry={favourites.retry} />
      )
    case 'ready':
      if (select.isOn && list !== undefined)
        return (
          <section aria-label="リストの商品">
            <BulkOutlet
              {...{ member, week, list }}
              products={keptOf(favourites.products, favourites.removed)}
              onEnd={select.end}
            />
          </section>
        )
      return favourites.products.length === 0 ? (
        <EmptyState
          title="このリストにはまだ商品がありません"
          picture={<Heart size={52} />}
          action={
            list === undefined ? null : (
              <LinkButton look="outline" to={addressOf.chooseProducts(list)}>
                お気に入り商品を修正
              </LinkButton>
            )
          }
        />
      ) : (
        <section aria-label="リストの商品">
          <FavouriteShelf products={favourites.products} count={count} onMore={showMore} headingLevel={2} />
        </section>
      )
  }
}
