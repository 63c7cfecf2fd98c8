import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { FavouriteId } from '@shop/shared/domain/favourites'
import { fullProductName, productKey } from '@shop/shared/domain/shopping'
import { LongList, type RenderItem } from '@shop/shared/product/list'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { Price, ProductPicture } from '@shop/shared/ui/shopping'
import Check from 'lucide-react/icons/check'
import { createContext, memo, use, useCallback, useMemo } from 'react'

/** Chosen among the favourites, and how a press changes that. */
export type Choice = { chosen: ReadonlySet<FavouriteId>; toggle(product: FavouriteProduct): void }

const ChoiceContext = createContext<Choice>({ chosen: new Set(), toggle: () => undefined })

const Root = styled.div(css`
  --chunk-height: 1300px;

  & [data-chunk] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(186px, 1fr));
    gap: 20px;
  }
  & [data-group] + [data-group] > [data-chunk], & [data-chunk] + [data-chunk] { margin-top: 20px; }
  & [data-words] { min-height: 330px; padding: 14px; border-radius: ${theme.radius.card}; background: ${theme.color.surface.card}; }
  ${media.mobile} {
    & [data-chunk] { gap: 12px 10px; }
    & [data-group] + [data-group] > [data-chunk], & [data-chunk] + [data-chunk] { margin-top: 12px; }
  }
  ${media.phone} { --chunk-height: 2400px; & [data-chunk] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`)

/** Full rows of two to six. */
const chunk = 60

/** Favourites to choose from: each is a check box that is as large as its card. [FAV-019] */
export function ChoiceGrid({
  products,
  choice,
  label,
}: {
  products: readonly FavouriteProduct[]
  choice: Choice
  /** Of the whole group. */
  label: string
}) {
  const { chosen, toggle } = choice
  const full = useCallback<RenderItem<FavouriteProduct>>((product) => <ChoiceCard product={product} />, [])
  const value = useMemo(() => ({ chosen, toggle }), [chosen, toggle])
  return (
    <ChoiceContext value={value}>
      <Root role="group" aria-label={label}>
        <LongList items={products} keyOf={productKey} size={chunk} full={full} words={wordsOf} />
      </Root>
    </ChoiceContext>
  )
}

const wordsOf = ({ name, standard = '', orderNumber, week }: FavouriteProduct) => ({
  name,
  to: href.product(week, orderNumber, 'favourite'),
  headingLevel: 3 as const,
  text: `${standard}　番号 ${orderNumber}`,
})

const ChoiceCard = ({ product }: { product: FavouriteProduct }) => {
  const { chosen, toggle } = use(ChoiceContext)
  return <Card product={product} isChosen={chosen.has(product.favouriteId)} toggle={toggle} />
}

const CardRoot = styled.label(css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};
  cursor: pointer;

  & > input { position: absolute; inset: 0; z-index: 1; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & > [data-mark] {
    position: absolute;
    left: 8px;
    top: 8px;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border: 2px solid ${theme.color.border.control};
    border-radius: 50%;
    background: ${theme.color.surface.card};
    color: transparent;
  }
  &:has(:checked) {
    border-color: ${theme.color.brand.default};
    box-shadow: 0 0 0 1px ${theme.color.brand.default};
  }
  & > :checked + [data-mark] {
    border-color: ${theme.color.brand.default};
    background: ${theme.color.brand.default};
    color: #fff;
  }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.focus.ring}; outline-offset: 2px; }
  & > [data-picture] { display: grid; place-items: center; height: 184px; background: ${theme.color.surface.sunken}; }
  & img, & [data-no-picture] { width: 156px; height: 156px; border-radius: ${theme.radius.control}; object-fit: cover; }
  & [data-no-picture] { display: grid; place-items: center; color: ${theme.color.text.tertiary}; }
  & > [data-body] { display: flex; flex: 1; flex-direction: column; padding: 12px 14px 14px; }
  & [data-name] { ${theme.text.cardName} font-weight: 600; word-break: auto-phrase; }
  & [data-facts] { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & [data-price] { margin-top: auto; padding-top: 8px; }
  ${media.mobile} {
    & > [data-picture] { height: auto; aspect-ratio: 1; }
    & img, & [data-no-picture] { max-width: 92%; height: auto; aspect-ratio: 1; }
    & > [data-body] { padding: 10px 10px 12px; }
  }
  ${media.highContrast} { &:has(:checked) { outline: 2px solid Highlight; } }
`)

const Card = memo(function Card({
  product,
  isChosen,
  toggle,
}: {
  product: FavouriteProduct
  isChosen: boolean
  toggle: Choice['toggle']
}) {
  return (
    <CardRoot>
      <input
        type="checkbox"
        aria-label={fullProductName(product)}
        checked={isChosen}
        onChange={() => toggle(product)}
      />
      <span data-mark>
        <Check size={20} />
      </span>
      <span data-picture>
        <ProductPicture product={product} />
      </span>
      <span data-body>
        <span data-name>{product.name}</span>
        <span data-facts>{product.standard}</span>
        <span data-facts>番号 {product.orderNumber}</span>
        <Price product={product} />
      </span>
    </CardRoot>
  )
})
