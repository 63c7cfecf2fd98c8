import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@shop/shared/domain/shopping'
import { productKey, uniqueProducts } from '@shop/shared/domain/shopping'
import {
  type CardVariant,
  PrewarmStyles,
  ProductCard,
  type ProductItemProps,
  ProductRow,
} from '@shop/shared/product/card'
import { media, theme } from '@shop/shared/ui'
import { ReducedRateLegend } from '@shop/shared/ui/shopping'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import type { ListLayout } from './list-layout-switch.tsx'
import { isVirtualized, LongList } from './long-list.tsx'
import type { RenderItem } from './long-list-props.ts'
import { productText } from './product-text.ts'

/** Four columns, three below 1100 px and on an upright tablet, two on a phone. [CAT-044] */
export const gridStyles = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px 20px;

  @media (max-width: 1099.98px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.mobile} { gap: 12px 10px; }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** Of smaller cards as many as there is room for. */
export const smallGridStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(186px, 1fr));
  gap: 20px;

  ${media.mobile} { gap: 12px 10px; }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const line = `1px solid ${theme.color.border.default}`

const Root = styled.div(css`
  --chunk-height: 1500px;

  & > [data-look='list'] { --chunk-height: 1820px; }
  & > [data-look='grid'] [data-chunk] { ${gridStyles.styles} }
  &[data-variant='small'] > [data-look='grid'] [data-chunk] { ${smallGridStyles.styles} }
  & > [data-look='grid'] > :not(:first-child) > [data-chunk], & > [data-look='grid'] [data-chunk] + [data-chunk] {
    margin-top: 24px;
  }
  & > [data-look='list'] [data-chunk] {
    overflow: clip;
    border: solid ${theme.color.border.default};
    border-width: 0 1px;
    border-top: ${line};
  }
  & > [data-look='list'] [role='listitem'] + [role='listitem'] { border-top: ${line}; }
  & > [data-look='list'] > :first-child > [data-chunk]:first-child {
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  }
  & > [data-look='list'] > :last-child > [data-chunk]:last-child {
    border-bottom: ${line};
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
  }
  & > [data-look='list'] > :only-child > [data-chunk]:only-child { border-radius: ${theme.radius.card}; }
  & [data-words] a { ${theme.text.cardName} color: ${theme.color.text.primary}; }
  & [data-words] p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & > [data-look='grid'] [data-words] {
    min-height: 450px;
    padding: 14px;
    border: 1px solid ${theme.color.border.hairline};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface.card};
  }
  & > [data-look='list'] [data-words] { min-height: 150px; padding: 16px 20px; background: ${theme.color.surface.card}; }

  @media (max-width: 1099.98px) { --chunk-height: 2000px; }
  ${media.mobile} {
    & > [data-look='grid'] > :not(:first-child) > [data-chunk], & > [data-look='grid'] [data-chunk] + [data-chunk] {
      margin-top: 12px;
    }
  }
  ${media.phone} {
    --chunk-height: 2700px;

    & > [data-look='grid'] [data-words] { min-height: 396px; }
  }
`)

export type GridVariant = Exclude<CardVariant, 'slider'>

export type ProductGridProps = Pick<ProductItemProps, 'source' | 'headingLevel'> & {
  products: readonly Product[]
  /** How many of the first are in sight at once. */
  eagerCount?: number
  variant?: GridVariant
  /** Products that are laid out together: full rows in every number of columns. */
  chunk?: number
  /** More words of a card, above its price; the same function while they are the same. */
  facts?: (product: Product) => ReactNode
  /** More products come after these. */
  isGrowing?: boolean
}

const firstRow = 4
/** Full rows of two to four, and of two to six. */
const chunkSizes: Record<GridVariant, number> = { regular: 12, small: 60 }

/** Products as cards or rows, however many they are: what is around them can be drawn anew without them. */
export const ProductShelf = memo(function ProductShelf({
  products,
  look,
  source,
  headingLevel = 3,
  eagerCount = firstRow,
  variant = 'regular',
  chunk = chunkSizes[variant],
  facts,
  isGrowing = false,
}: ProductGridProps & { look: ListLayout }) {
  const items = useMemo(() => uniqueProducts(products), [products])
  const isNear = isVirtualized(items)
  const full = useCallback<RenderItem<Product>>(
    (product, { at }) => {
      const Item = look === 'grid' ? ProductCard : ProductRow
      return (
        <Item
          {...{ product, source, headingLevel, variant }}
          isEager={isNear || at < eagerCount}
          isStill={isNear}
          facts={facts?.(product)}
        />
      )
    },
    [look, source, headingLevel, variant, eagerCount, isNear, facts],
  )
  const words = useCallback(
    (product: Product) => productText(product, { source, headingLevel }),
    [source, headingLevel],
  )
  return (
    <Root data-variant={variant}>
      <PrewarmStyles />
      <LongList {...{ items, look, full, words, isGrowing }} keyOf={productKey} size={chunk} />
    </Root>
  )
})

/** Cards in columns, with the legend of their prices. */
export const ProductGrid = (props: ProductGridProps) => (
  <>
    <ProductShelf {...props} look="grid" />
    <ReducedRateLegend products={props.products} />
  </>
)
