import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type OrderSource, type Product } from '@shop/shared/domain/shopping'
import { FavouriteButton, useFavourite } from '@shop/shared/product/favourite'
import { OrderControl, orderedWords, useOrderLine } from '@shop/shared/product/order'
import { SubscriptionButton } from '@shop/shared/product/subscription'
import { media, theme } from '@shop/shared/ui'
import { Price, ProductPicture } from '@shop/shared/ui/shopping'
import Check from 'lucide-react/icons/check'
import { memo, type ReactNode, useId } from 'react'
import {
  CardBadges,
  CardReason,
  factsStyles,
  type HeadingLevel,
  ProductDetails,
  ProductName,
} from './product-facts.tsx'

export type CardVariant = 'regular' | 'small' | 'slider'

export type ProductItemProps = {
  product: Product
  /** Where it is shown: goes with an order of it. [ORD-073] */
  source: OrderSource
  /** Of the name: one below the heading of the list. */
  headingLevel?: HeadingLevel
  /** In sight at once: its picture is not put off. */
  isEager?: boolean
  /** In a row that is sent sideways, or smaller among favourites. A product in a list has one form. */
  variant?: CardVariant
  /** One of so many that a card under a resting mouse must cost no frame of a scroll. */
  isStill?: boolean
  /** 定期便で注文 as well; in a list of what is bought again and again it is there anyway. [ORD-110] */
  offersSubscription?: boolean
  /** More words of its list, above the price. */
  facts?: ReactNode
}

const Root = styled.article(css`
  ${factsStyles.styles}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};
  transition: border-color ${theme.durationMs.fast}ms ${theme.easing.standard};

  &:hover { border-color: ${theme.palette.brand[300]}; box-shadow: ${theme.shadow.sticky}; }
  &:hover [data-name] { text-decoration: underline; }

  & > [data-picture] { position: relative; aspect-ratio: 1; overflow: hidden; background: ${theme.color.surface.sunken}; }
  & > [data-picture] > img { width: 100%; height: 100%; object-fit: cover; }
  & [data-badges] { position: absolute; left: 8px; top: 8px; max-width: calc(100% - 60px); }
  & [data-band] {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 34px;
    padding: 7px 6px;
    color: #fff;
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    word-break: auto-phrase;
  }
  & [data-band='ordered'] { background: ${theme.color.success.default}; }
  & [data-band='none'] { background: #17262ae0; }

  & > [data-body] { display: flex; flex: 1; flex-direction: column; padding: 12px 14px 14px; }
  /* As many lines as it has: prices stand in a row at the foot of the cards. [AX-08, TX-09, K-172] */
  & [data-name] { display: block; }
  /* The link is the whole card, and so is its ring. */
  & [data-name]:focus-visible { outline: none; box-shadow: none; }
  & [data-name]:focus-visible::before {
    border-radius: ${theme.radius.card};
    outline: 3px solid ${theme.color.focus.ring};
    outline-offset: -3px;
  }
  & [data-reason] { margin-top: 2px; }
  & [data-price] { margin-top: auto; padding-top: 8px; }
  /* Not the whole card: what stands in a container is laid out twice. */
  & [data-offer] { margin-top: 10px; container: offer / inline-size; }
  & > [aria-pressed] { position: absolute; right: 4px; top: 4px; z-index: ${theme.layer.cardOverlay}; }

  &[data-state='ordered'] {
    border-color: ${theme.color.success.default};
    box-shadow: inset 0 0 0 1px ${theme.color.success.default};
  }
  &[data-state='none'] img { filter: grayscale(0.75) opacity(0.55); }
  &[data-state='none'] [data-name], &&[data-state='none'] [data-value] { color: ${theme.color.text.tertiary}; }

  ${media.mobile} {
    & > [data-body] { padding: 10px 10px 12px; }
    & [data-badges] { left: 6px; top: 6px; }
    & [data-line='number'] { gap: 8px; }
  }

  &[data-still] { transition: none; }
  &[data-variant='slider'] { flex: 1; height: auto; }
  ${media.desktop} { &[data-variant='slider'] > [data-body] { padding: 12px; } }
  &[data-variant='small'] > [data-picture] { display: grid; place-items: center; aspect-ratio: auto; height: 184px; }
  &[data-variant='small'] > [data-picture] > img, &[data-variant='small'] > [data-picture] > [data-no-picture] {
    width: 156px;
    height: 156px;
    border-radius: ${theme.radius.control};
  }
  ${media.mobile} {
    &[data-variant='small'] > [data-picture] { height: auto; aspect-ratio: 1; }
    &[data-variant='small'] > [data-picture] > img, &[data-variant='small'] > [data-picture] > [data-no-picture] {
      max-width: 92%;
      height: auto;
      aspect-ratio: 1;
    }
  }
  ${media.highContrast} { &[data-state='ordered'] { outline: 2px solid Highlight; } }
`)

/** Its styles alone, out of sight. */
export const ProductCardStyles = () => <Root as="div" />

/** A product in the grid: an article whose heading is the name and whose picture, name and price lead to its page. */
export const ProductCard = memo(function ProductCard({
  product,
  source,
  headingLevel = 3,
  isEager = false,
  variant = 'regular',
  isStill = false,
  offersSubscription = source === 'repeat',
  facts,
}: ProductItemProps) {
  const nameId = useId()
  const line = useOrderLine(product, source)
  const favourite = useFavourite(product)
  const words = orderedWords(line)
  const isOrdered = words !== undefined
  const none = line.offer.is === 'notHandled' && !isOrdered ? line.offer.reason : undefined
  return (
    <Root
      data-state={isOrdered ? 'ordered' : none === undefined ? undefined : 'none'}
      data-variant={variant}
      data-still={isStill ? '' : undefined}
      aria-labelledby={nameId}
    >
      <div data-picture>
        <ProductPicture product={product} isEager={isEager} />
        <CardBadges product={product} />
        {isOrdered ? (
          <p data-band="ordered">
            <Check size={18} />
            {words}
          </p>
        ) : null}
        {none === undefined ? null : <p data-band="none">{none}</p>}
      </div>
      <div data-body>
        <ProductName product={product} source={source} id={nameId} level={headingLevel} />
        <ProductDetails product={product} favouriteCount={favourite.canToggle ? favourite.favouriteCount : undefined} />
        <CardReason product={product} />
        {facts}
        <Price product={product} />
        <OrderControl product={product} line={line} name={fullProductName(product)} />
        {offersSubscription ? <SubscriptionButton product={product} offer={line.offer} /> : null}
      </div>
      <FavouriteButton product={product} favourite={favourite} />
    </Root>
  )
})
