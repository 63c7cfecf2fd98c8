import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import { memo, useCallback, useMemo } from 'react'
import type { ListLook } from './list-look.tsx'
import { type DrawItem, isDrawnNear, LongList } from './long-list.tsx'
import { ProductCard, type ProductItemProps } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'
import { keyOf, onceEach } from './products-once.ts'
import { StylesAhead } from './styles-ahead.tsx'
import { wordsOfProduct } from './words-of-product.ts'

/** Four columns, three below 1100 px and on an upright tablet, two on a phone. [CAT-044, design 5] */
export const gridLook = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px 20px;

  @media (max-width: 1099.98px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.mobile} { gap: 12px 10px; }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

const line = `1px solid ${theme.color.border.default}`

const Root = styled.div(css`
  --chunk-height: 1500px;

  & > [data-look='list'] { --chunk-height: 1820px; }
  & > [data-look='grid'] [data-chunk] { ${gridLook.styles} }
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
  /* What passes under a resting mouse would have each frame of a scroll styled and painted once more. */
  & > [data-long] article { transition: none; }
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

export type ProductGridProps = Pick<ProductItemProps, 'source' | 'headingLevel'> & {
  products: readonly Product[]
  /** How many of the first are in sight at once. */
  eagerCount?: number
  /** How many products fill the rows of the grid, where it has other columns than usual. */
  chunk?: number
}

const firstRow = 4
/** Full rows of two, three and four. */
const chunkSize = 12

/** Products as cards or rows, however many they are: what is around them can be drawn anew without them. */
export const ProductShelf = memo(function ProductShelf({
  products,
  look,
  source,
  headingLevel = 3,
  eagerCount = firstRow,
  chunk = chunkSize,
}: ProductGridProps & { look: ListLook }) {
  const items = useMemo(() => onceEach(products), [products])
  const isNear = isDrawnNear(items)
  const full = useCallback<DrawItem<Product>>(
    (product, { at }) => {
      const Item = look === 'grid' ? ProductCard : ProductRow
      return <Item {...{ product, source, headingLevel }} isEager={isNear || at < eagerCount} />
    },
    [look, source, headingLevel, eagerCount, isNear],
  )
  const words = useCallback(
    (product: Product) => wordsOfProduct(product, { source, headingLevel }),
    [source, headingLevel],
  )
  return (
    <Root>
      <StylesAhead />
      <LongList {...{ items, look, full, words }} keyOf={keyOf} size={chunk} />
    </Root>
  )
})
