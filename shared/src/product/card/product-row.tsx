import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName } from '@shop/shared/domain/shopping'
import { FavouriteButton, useFavourite } from '@shop/shared/product/favourite'
import { OrderControl, orderedWords, subscribedWords, useOrderLine } from '@shop/shared/product/order'
import { SubscriptionButton } from '@shop/shared/product/subscription'
import { media, theme } from '@shop/shared/ui'
import { Price, ProductPicture } from '@shop/shared/ui/shopping'
import { memo, useId } from 'react'
import type { ProductItemProps } from './product-card.tsx'
import { CardBadges, CardReason, factsStyles, ProductDetails, ProductName } from './product-facts.tsx'

const { listDesktop, listMobile } = theme.size.productImage

const Root = styled.article(css`
  ${factsStyles.styles}
  position: relative;
  display: grid;
  grid-template-columns: ${listDesktop} minmax(0, 1fr) 170px 240px;
  align-items: center;
  gap: 20px;
  padding: 16px 20px;
  background: ${theme.color.surface.card};

  &:hover [data-name] { text-decoration: underline; }
  & > [data-picture] {
    width: ${listDesktop};
    height: ${listDesktop};
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
  & > [data-picture] > img { width: 100%; height: 100%; object-fit: cover; }
  & [data-badges] { margin-bottom: 4px; }
  & [data-none] { ${theme.text.caption} font-weight: 700; color: ${theme.color.text.secondary}; }
  & [data-subscribed] { ${theme.text.caption} font-weight: 700; color: ${theme.color.success.text}; }
  & > [data-order] { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  & > [data-order] > div:last-of-type:not([data-offer]) { flex-basis: 100%; margin-top: 0; }
  & > [data-order] > [data-offer] { flex: 1; }
  & > [data-order] > [aria-pressed] { position: relative; z-index: ${theme.layer.cardOverlay}; flex: none; }

  &[data-state='ordered'] { background: ${theme.color.success.tint}; }
  &[data-state='none'] img { filter: grayscale(0.75) opacity(0.55); }
  &[data-state='none'] [data-name], &&[data-state='none'] [data-value] { color: ${theme.color.text.tertiary}; }

  ${media.mobile} {
    grid-template-columns: ${listMobile} minmax(0, 1fr);
    align-items: start;
    gap: 10px 12px;
    padding: 12px;

    & > [data-picture] { grid-row: 1 / 3; width: ${listMobile}; height: ${listMobile}; }
    & > [data-facts], & > [data-price] { grid-column: 2; }
    & > [data-order] { grid-column: 1 / -1; }
  }
  ${media.narrow} {
    grid-template-columns: 96px minmax(0, 1fr);
    & > [data-picture] { width: 96px; height: 96px; }
  }
`)

/** Its styles alone, out of sight. */
export const ProductRowStyles = () => <Root as="div" />

/** A product in a list: the same as its card, for "many, fast". */
export const ProductRow = memo(function ProductRow({
  product,
  source,
  headingLevel = 3,
  isEager = false,
  offersSubscription = source === 'repeat',
  facts,
}: ProductItemProps) {
  const nameId = useId()
  const line = useOrderLine(product, source)
  const favourite = useFavourite(product)
  const isOrdered = orderedWords(line) !== undefined
  const none = line.offer.is === 'notHandled' && !isOrdered ? line.offer.reason : undefined
  return (
    <Root data-state={isOrdered ? 'ordered' : none === undefined ? undefined : 'none'} aria-labelledby={nameId}>
      <div data-picture>
        <ProductPicture product={product} isEager={isEager} />
      </div>
      <div data-facts>
        <CardBadges product={product} />
        <ProductName product={product} source={source} id={nameId} level={headingLevel} />
        <ProductDetails product={product} />
        <CardReason product={product} />
        {facts}
        {line.subscribed > 0 ? <p data-subscribed>{subscribedWords(line.subscribed)}</p> : null}
        {none === undefined ? null : <p data-none>{none}</p>}
      </div>
      <Price product={product} />
      <div data-order>
        <FavouriteButton product={product} favourite={favourite} isFlat />
        <OrderControl product={product} line={line} name={fullProductName(product)} />
        {offersSubscription ? <SubscriptionButton product={product} offer={line.offer} /> : null}
      </div>
    </Root>
  )
})
