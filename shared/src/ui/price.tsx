import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { discountPercent, type Product, reducedTaxRate } from '@shop/shared/domain/shopping'
import { media } from './theme/media.ts'
import { theme } from './theme/theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceProps = {
  product: Pick<
    Product,
    'basePrice' | 'taxIncludedPrice' | 'originalTaxIncludedPrice' | 'taxRate' | 'isPointExchange' | 'pointPrice'
  >
  size?: 'small' | 'card' | 'detail'
  /**
   * `brief` has neither the former price nor the one without tax, `stacked` the same with 税込 above the price. On a phone
   * `inline` has the one without tax beside the other where there is room.
   */
  layout?: 'full' | 'inline' | 'brief' | 'stacked'
}

const Root = styled.div(css`
  font-variant-numeric: tabular-nums;

  & > [data-was] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    font-size: 0.875rem;
    line-height: 1.5;
    color: ${theme.color.price.struck};
    white-space: nowrap;
  }
  & [data-off] {
    height: 26px;
    padding: 0 8px;
    border-radius: ${theme.radius.badge};
    background: ${theme.color.sale.default};
    color: #fff;
    font-size: 1.0625rem;
    font-weight: 800;
    line-height: 26px;
  }
  & [data-off] > span { margin-left: 1px; font-size: 0.875rem; font-weight: 700; }

  & > [data-now] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 6px; line-height: 1.2; }
  & [data-tax] { font-size: 0.875rem; font-weight: 600; color: ${theme.color.price.tax}; }
  & [data-value] { font-size: 1.5rem; font-weight: 700; letter-spacing: -0.01em; white-space: nowrap; }
  & [data-value] > span { margin-left: 1px; font-size: 0.9375rem; letter-spacing: 0; }
  & [data-base] { flex-basis: 100%; font-size: 0.875rem; color: ${theme.color.text.tertiary}; white-space: nowrap; }
  ${media.mobile} { &[data-layout='inline'] [data-base] { flex-basis: auto; } }
  &[data-layout='stacked'] > [data-now] { flex-direction: column; align-items: flex-start; }
  &[data-sale] [data-value] { color: ${theme.color.price.sale}; }

  &[data-size='small'] [data-value] { font-size: 1.25rem; }
  ${media.mobile} { &[data-size='card'] [data-value] { font-size: 1.375rem; } }
  &[data-size='detail'] {
    & [data-value] { font-size: 2.375rem; }
    & [data-value] > span { font-size: 1.25rem; }
    & [data-tax], & [data-base] { font-size: 1rem; }
  }

  & > [data-points] {
    display: inline-flex;
    align-items: baseline;
    gap: 4px;
    color: ${theme.color.point.default};
    font-weight: 700;
    white-space: nowrap;
    & > b { font-size: 1.5rem; line-height: 1.2; }
    & > span { font-size: 0.9375rem; }
    & > i {
      display: inline-grid;
      place-items: center;
      align-self: center;
      width: 22px;
      height: 22px;
      border-radius: 50%;
      background: ${theme.color.point.default};
      color: #fff;
      font-size: 0.875rem;
      font-style: normal;
      font-weight: 800;
      line-height: 1;
    }
  }
  ${media.highContrast} { & [data-off] { border: 1px solid ButtonText; line-height: 24px; } }
`)

/**
 * Tax-included price first and largest, the price without tax below; points for point-exchange goods. Its box is
 * `data-price` for what stands around it. [BIZ-030]
 */
export function Price({ product, size = 'card', layout = 'full' }: PriceProps) {
  if (product.isPointExchange && product.pointPrice !== undefined) return <PointPrice points={product.pointPrice} />
  const { basePrice, taxIncludedPrice, originalTaxIncludedPrice: original, taxRate } = product
  const isBrief = layout === 'brief' || layout === 'stacked'
  const percent = discountPercent(taxIncludedPrice, original)
  return (
    <Root data-price data-size={size} data-layout={layout} data-sale={percent === undefined ? undefined : ''}>
      {isBrief || percent === undefined || original === undefined ? null : (
        <p data-was>
          <span data-off>
            {percent}
            <span>%引</span>
          </span>
          <s>
            通常<VisuallyHidden>価格</VisuallyHidden> {formatNumber(original)}円
          </s>
        </p>
      )}
      <p data-now>
        <span data-tax>税込</span>{' '}
        <span data-value>
          {formatNumber(taxIncludedPrice)}
          <span>円</span>
        </span>{' '}
        {isBrief ? null : (
          <span data-base>
            本体 {formatNumber(basePrice)}円
            {taxRate === reducedTaxRate ? <ReducedRate isFull={size === 'detail'} /> : null}
          </span>
        )}
      </p>
    </Root>
  )
}

/** The mark alone on a card, where a legend explains it; the word where there is room. [BIZ-030] */
const ReducedRate = ({ isFull }: { isFull: boolean }) =>
  isFull ? (
    ' ※軽減税率'
  ) : (
    <>
      ※<VisuallyHidden>軽減税率</VisuallyHidden>
    </>
  )

const PointPrice = ({ points }: { points: number }) => (
  <Root data-price>
    <p data-points>
      <i aria-hidden>P</i>
      <b>{formatNumber(points)}</b>
      <span>ポイント</span>
    </p>
  </Root>
)
