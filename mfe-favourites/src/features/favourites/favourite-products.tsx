import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { formatNumber, type MemberCode, type WeekNumber } from '@shop/shared/domain'
import { type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { ProductGrid, ProductGridSkeleton, useFocusAfterLast } from '@shop/shared/product/list'
import { href } from '@shop/shared/routes'
import { Button, EmptyState, FailedState, LinkButton, media, theme, VisuallyHidden } from '@shop/shared/ui'
import { AlcoholNote, Pager } from '@shop/shared/ui/shopping'
import Heart from 'lucide-react/icons/heart'
import { BulkOutlet } from '../../parts/bulk/bulk-outlet.tsx'
import { SelectButton } from '../../parts/bulk/select-button.tsx'
import { useSelectMode } from '../../parts/bulk/use-select-mode.ts'
import { AssortmentSwitch } from './assortment-switch.tsx'
import { useFavourites } from './use-favourites.ts'
import { type Assortment, listStep, useListPlace } from './use-list-place.ts'

/** The member's favourites of a week, newest first. */
export function FavouriteProducts({ member, week }: { member: MemberCode; week: WeekNumber }) {
  const select = useSelectMode()
  const favourites = useFavourites(member, week, select.isOn)
  if (favourites.is === 'waiting') return <FavouritesWaiting />
  if (favourites.is === 'failed')
    return (
      <FailedState title="お気に入りを表示できませんでした" isBusy={favourites.isBusy} onRetry={favourites.retry} />
    )
  // Who has taken the last one off can still take that back.
  if (favourites.products.length === 0 && !select.isOn) return <NoFavourites />
  const { products, removed } = favourites
  const kept = products.filter(({ orderNumber }) => !removed.has(orderNumber))
  const counts = { all: kept.length, onSale: kept.filter(isOnSale).length }
  if (select.isOn) return <ShelfToChoose {...{ member, week, counts }} products={kept} onEnd={select.end} />
  return <Shelf products={products} counts={counts} onSelect={select.begin} />
}

/** Cards of this screen are smaller than elsewhere: five in a row, with pictures of 156 px. [FAV-014] */
export const FavouritesWaiting = () => <ProductGridSkeleton count={10} variant="small" />

const isOnSale = (product: Product) => product.isOnSale

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

const Bar = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  margin-bottom: 16px;
  font-variant-numeric: tabular-nums;

  & > h2 { ${theme.text.h3} }
  & > p { line-height: 1.5; }
  & > p > b { font-size: 1.25rem; }
  & > fieldset { margin-left: auto; }
  ${media.mobile} { margin-bottom: 14px; }
`)

const Notice = styled.div(css`
  margin-top: 12px;
  &:empty { display: none; }
`)

const Remark = styled.p(css`
  margin-top: 16px;
  ${theme.text.caption}
  color: ${theme.color.text.secondary};
`)

const titles: Record<Assortment, string> = {
  all: 'すべてのお気に入り商品',
  onSale: '今週買えるお気に入り商品',
}

type ShelfProps = { products: readonly FavouriteProduct[]; counts: Record<Assortment, number> }

function ShelfToChoose({
  products,
  counts,
  ...mode
}: ShelfProps & { member: MemberCode; week: WeekNumber; onEnd(): void }) {
  const { assortment, choose } = useListPlace()
  return (
    <section aria-label={titles[assortment]}>
      <Bar>
        <h2>{titles[assortment]}</h2>
        <AssortmentSwitch value={assortment} counts={counts} onChange={choose} />
      </Bar>
      <BulkOutlet {...mode} list={undefined} products={assortment === 'all' ? products : products.filter(isOnSale)} />
    </section>
  )
}

function Shelf({ products, counts, onSelect }: ShelfProps & { onSelect(): void }) {
  const { assortment, count, choose, showMore } = useListPlace()
  const chosen = assortment === 'all' ? products : products.filter(isOnSale)
  const shown = chosen.slice(0, count)
  const list = useFocusAfterLast(shown.length, { hasMore: shown.length < chosen.length })
  return (
    <section aria-label={titles[assortment]}>
      <VisuallyHidden role="status">{`${titles[assortment]} ${formatNumber(counts[assortment])}品`}</VisuallyHidden>
      <Bar>
        <h2>{titles[assortment]}</h2>
        <p>
          <b>{formatNumber(counts[assortment])}</b>品
        </p>
        <AssortmentSwitch value={assortment} counts={counts} onChange={choose} />
        <SelectButton onSelect={onSelect} />
      </Bar>
      {chosen.length === 0 ? (
        <EmptyState
          title="今週お取扱いのあるお気に入り商品はありません"
          action={
            <Button look="outline" onClick={() => choose('all')}>
              すべてのお気に入りを見る
            </Button>
          }
        />
      ) : (
        <>
          <div ref={list}>
            <ProductGrid products={shown} source="favourite" variant="small" />
          </div>
          <Notice>
            <AlcoholNote products={shown} />
          </Notice>
          <Remark>※今週お取扱いのある商品のみご注文いただけます。</Remark>
          {chosen.length > listStep ? <Pager shown={shown.length} total={chosen.length} onMore={showMore} /> : null}
        </>
      )}
    </section>
  )
}
