import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { type GridVariant, gridStyles, smallGridStyles } from './product-shelf.tsx'

const Card = styled.div(css`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  background: ${theme.color.surface.card};

  & > [data-picture] { aspect-ratio: 1; & > span { height: 100%; } }
  & > [data-body] { display: grid; padding: 12px 14px 14px; }
  ${media.mobile} { & > [data-body] { padding: 10px 10px 10px; } }
`)

/** As high as a card: name on two lines, size, number, price, control. */
const CardSkeleton = () => (
  <Card>
    <div data-picture>
      <Skeleton radius={0} />
    </div>
    <div data-body>
      {lines.map(({ gap, height, width }) => (
        <div key={gap + height + width} style={{ paddingTop: gap }}>
          <Skeleton height={`${height}px`} width={width} />
        </div>
      ))}
    </div>
  </Card>
)

const lines = [
  { gap: 2, height: 19, width: '100%' },
  { gap: 6, height: 19, width: '60%' },
  { gap: 6, height: 15, width: '45%' },
  { gap: 6, height: 15, width: '55%' },
  { gap: 8, height: 24, width: '50%' },
  { gap: 7, height: 13, width: '40%' },
  { gap: 12, height: 46, width: '100%' },
]

const places = (count: number) => Array.from({ length: count }, (_, place) => place)
const Grid = styled.div(css`
  &[data-variant='regular'] { ${gridStyles.styles} }
  &[data-variant='small'] { ${smallGridStyles.styles} }
`)

/** Stands for a grid that is on its way; out of sight for its first 300 ms. */
export const ProductGridSkeleton = ({ count = 8, variant = 'regular' }: { count?: number; variant?: GridVariant }) => (
  <Waiting text="商品を読み込み中です">
    <Grid data-variant={variant}>
      {places(count).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </Grid>
  </Waiting>
)
