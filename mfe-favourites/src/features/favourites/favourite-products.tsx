import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode, OrderNumber, WeekNumber } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import { Button, EmptyState, FailedState, LinkButton } from '@shop/shared/ui'
import Heart from 'lucide-react/icons/heart'
import { useDeferredValue, useMemo } from 'react'
import { BulkOutlet } from '../../parts/bulk/bulk-outlet.tsx'
import { SelectButton } from '../../parts/bulk/select-button.tsx'
import { type SelectMode, useSelectMode } from '../../parts/bulk/use-select-mode.ts'
import { FavouriteShelf, FavouritesWaiting } from '../../parts/favourite-shelf.tsx'
import { useListCount } from '../../parts/list-count.ts'
import { keptOf, useFavourites } from '../../parts/use-favourites.ts'
import { type Assortment, countByCategory, favouritesInView } from './favourites-in-view.ts'
import { FavouritesToolbar } from './favourites-toolbar.tsx'
import { unfilteredRequest, useFavouritesPlace } from './use-favourites-place.ts'

/** The member's favourites of a week, newest first unless another order is asked for. */
export function FavouriteProducts({ member, week }: { member: MemberCode; week: WeekNumber }) {
  const select = useSelectMode()
  const favourites = useFavourites(member, week, { isQuiet: select.isOn })
  switch (favourites.is) {
    case 'waiting':
    case 'gone':
      return <FavouritesWaiting />
    case 'failed':
      return (
        <FailedState title="お気に入りを表示できませんでした" isBusy={favourites.isBusy} onRetry={favourites.retry} />
      )
    case 'ready':
      // Who has taken the last one off can still take that back.
      return favourites.products.length === 0 && !select.isOn ? (
        <NoFavourites />
      ) : (
        <Shelf {...{ member, week, select }} {...favourites} />
      )
  }
}

const NoFavourites = () => (
  <EmptyState
    title={shoppingMessages.emptyFavourites.title}
    picture={<Heart size={52} />}
    action={
      <LinkButton look="outline" to={href.categories()}>
        カテゴリから商品を探す
      </LinkButton>
    }
  />
)

const titles: Record<Assortment, string> = {
  all: 'すべてのお気に入り商品',
  onSale: '今週買えるお気に入り商品',
}

type ShelfProps = {
  member: MemberCode
  week: WeekNumber
  products: readonly FavouriteProduct[]
  removed: ReadonlySet<OrderNumber>
  select: SelectMode
}

function Shelf({ member, week, products, removed, select }: ShelfProps) {
  const { request, change } = useFavouritesPlace()
  const { count, showMore } = useListCount()
  // The tools answer at once; a thousand cards follow.
  const asked = useDeferredValue(request)
  const found = useMemo(() => favouritesInView(products, asked), [products, asked])
  const kept = useMemo(() => keptOf(products, removed), [products, removed])
  const onSale = useMemo(() => kept.filter((product) => product.isOnSale), [kept])
  const categories = useMemo(
    () => countByCategory(request.assortment === 'all' ? kept : onSale, products),
    [request.assortment, kept, onSale, products],
  )
  return (
    <section aria-label={titles[asked.assortment]}>
      <FavouritesToolbar
        title={titles[asked.assortment]}
        count={keptOf(found, removed).length}
        week={week}
        request={request}
        counts={{ all: kept.length, onSale: onSale.length }}
        categories={categories}
        onChange={change}
        action={select.isOn ? null : <SelectButton onSelect={select.begin} />}
      />
      {select.isOn ? (
        <BulkOutlet {...{ member, week }} list={undefined} products={keptOf(found, removed)} onEnd={select.end} />
      ) : found.length === 0 ? (
        <NothingFound
          isOnSaleAlone={asked.category === undefined && asked.typed === ''}
          onAll={() => change(unfilteredRequest)}
        />
      ) : (
        <FavouriteShelf products={found} count={count} onMore={showMore} />
      )}
    </section>
  )
}

const NothingFound = ({ isOnSaleAlone, onAll }: { isOnSaleAlone: boolean; onAll(): void }) => (
  <EmptyState
    title={isOnSaleAlone ? '今週お取扱いのあるお気に入り商品はありません' : '条件に合うお気に入り商品はありません'}
    {...(isOnSaleAlone ? {} : { text: 'ことばやカテゴリを変えて、もう一度お試しください。' })}
    action={
      <Button look="outline" onClick={onAll}>
        すべてのお気に入りを見る
      </Button>
    }
  />
)
