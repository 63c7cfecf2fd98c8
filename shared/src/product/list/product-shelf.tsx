import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import { memo, useMemo } from 'react'
import type { ListLook } from './list-look.tsx'
import { ProductCard, type ProductItemProps } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'
import { keyOf, onceEach } from './products-once.ts'
import { type Chunk, chunksOf, useShownChunks } from './shown-chunks.ts'

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

/* A chunk of a long list that is far out of sight costs the browser nothing, and can still be found and read. [PF-04] */
const Root = styled.div(css`
  & > [data-look='grid'] { ${gridLook.styles} contain-intrinsic-size: auto none auto 1500px; }
  & > * + [data-look='grid'] { margin-top: 24px; }
  & > [data-look='list'] { border: solid ${theme.color.border.default}; border-width: 0 1px; contain-intrinsic-size: auto none auto 1820px; }
  & > [data-look='list'] > * + * { border-top: ${line}; }
  & > [data-look='list'] { border-top: ${line}; }
  & > [data-look='list']:first-of-type { border-radius: ${theme.radius.card} ${theme.radius.card} 0 0; }
  & > [data-look='list']:last-of-type { border-bottom: ${line}; border-radius: 0 0 ${theme.radius.card} ${theme.radius.card}; }
  & > [data-look='list']:only-of-type { border-radius: ${theme.radius.card}; }
  & > [data-look='list'] { overflow: clip; }
  & > [data-pending] { height: 1500px; }
  &[data-long] > *, &[data-long] > * > * { content-visibility: auto; }
  & > [data-look='grid'] > * { contain-intrinsic-size: auto none auto 470px; }
  & > [data-look='list'] > * { contain-intrinsic-size: auto none auto 150px; }

  @media (max-width: 1099.98px) {
    & > [data-look='grid'] { contain-intrinsic-height: auto 2000px; }
    & > [data-pending] { height: 2000px; }
  }
  ${media.mobile} { & > * + [data-look='grid'] { margin-top: 12px; } }
  ${media.phone} {
    & > [data-look='grid'] { contain-intrinsic-height: auto 2700px; }
    & > [data-pending] { height: 2700px; }
  }
  ${media.print} { &[data-long] > *, &[data-long] > * > * { content-visibility: visible; } }
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
/** So many are laid out without a thought. */
const shortList = 60

/** One list for a screen reader: its chunks are not there. */
export function ProductShelf({
  products,
  look,
  source,
  headingLevel = 3,
  eagerCount = firstRow,
  chunk = chunkSize,
}: ProductGridProps & { look: ListLook }) {
  const target = useMemo(() => chunksOf(onceEach(products), look, chunk), [products, look, chunk])
  const shown = useShownChunks(target)
  return (
    <Root role="list" data-long={products.length > shortList ? '' : undefined}>
      {shown.map((one, at) => (
        <ShelfChunk
          key={at}
          chunk={one}
          isHidden={at >= target.length}
          {...{ source, headingLevel }}
          eagerCount={at === 0 ? eagerCount : 0}
        />
      ))}
    </Root>
  )
}

type ShelfChunkProps = Required<Pick<ProductGridProps, 'source' | 'headingLevel' | 'eagerCount'>> & {
  chunk: Chunk
  isHidden: boolean
}

const ShelfChunk = memo(function ShelfChunk({ chunk, isHidden, source, headingLevel, eagerCount }: ShelfChunkProps) {
  const { look, products } = chunk
  const Item = look === 'grid' ? ProductCard : ProductRow
  return (
    <div role="presentation" data-look={look} data-pending={products.length === 0 ? '' : undefined} hidden={isHidden}>
      {products.map((product, at) => (
        // biome-ignore lint/a11y/useSemanticElements: between ul and li nothing else may stand
        <div key={keyOf(product)} role="listitem">
          <Item {...{ product, source, headingLevel }} isEager={at < eagerCount} />
        </div>
      ))}
    </div>
  )
})
