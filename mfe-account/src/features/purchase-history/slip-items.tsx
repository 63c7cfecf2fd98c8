import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type Yen } from '@shop/shared/domain'
import { finalSums, itemTitle, otherRateText, paidPrice, type Slip, type SlipItem } from '@shop/shared/domain/purchases'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import { memo } from 'react'

const StatementTable = styled.table(css`
  width: 100%;
  border-collapse: collapse;

  & th, & td { padding: 12px 16px; text-align: left; vertical-align: top; }
  & thead th { background: ${theme.color.surface.sunken}; font-size: 0.9375rem; font-weight: 700; white-space: nowrap; }
  & tbody th { font-weight: 400; word-break: auto-phrase; overflow-wrap: anywhere; }
  & tr + tr, & tbody tr, & tfoot tr { border-top: 1px solid ${theme.color.border.default}; }
  & tfoot th, & tfoot td { background: ${theme.color.brand.tint}; font-weight: 700; }
  & [data-figure] { text-align: right; white-space: nowrap; }
  & [data-correction] > * { color: ${theme.color.danger.default}; }
  & small { display: block; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & s { color: ${theme.color.text.secondary}; }

  ${media.mobile} {
    & th, & td { padding: 11px 10px; }
    & tr > :first-of-type { padding-left: 14px; }
    & tr > :last-of-type { padding-right: 14px; }
    & [data-unit] { display: none; }
  }
  ${media.print} {
    & tr { break-inside: avoid; }
    & thead { display: table-header-group; }
    /* Once, below the last line, and not on every page. */
    & tfoot { display: table-row-group; }
    & th, & td { padding: 1mm 2mm; }
    & [data-unit] { display: table-cell; }
    & th > small { display: inline; margin-left: 0.75em; }
  }
`)

/** No figure to give: what a correction has is its amount. */
const none = '—'
const figure = (value: number | undefined) => (value === undefined ? none : formatNumber(value))

/** The items of a slip with its total. On a phone the unit price gives way, never the amount. [LW-01] */
export const SlipItems = ({ slip, itemsDrawn, caption }: { slip: Slip; itemsDrawn: number; caption: string }) => {
  const sums = finalSums(slip)
  return (
    <StatementTable>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">商品名</th>
          <th scope="col" data-figure data-unit>
            単価（税込）
          </th>
          <th scope="col" data-figure>
            数量
          </th>
          <th scope="col" data-figure>
            金額
          </th>
        </tr>
      </thead>
      <tbody>
        {slip.items.slice(0, itemsDrawn).map((item, at) => (
          <ItemRow key={at} item={item} />
        ))}
      </tbody>
      <tfoot>
        {sums.watchingService === undefined || sums.watchingService === 0 ? null : (
          <TotalRow name="見守りサービス" amount={sums.watchingService} />
        )}
        <TotalRow name="合計（税込）" amount={sums.total} />
      </tfoot>
    </StatementTable>
  )
}

const ItemRow = memo(function ItemRow({ item }: { item: SlipItem }) {
  const { remark, quantity, unitPriceWithTax, price, discounted, discountRemark, discountDetail, isCorrection } = item
  const discount = [discountRemark, discountDetail].filter((part) => part !== undefined).join('　')
  const rate = otherRateText(item)
  return (
    <tr data-correction={isCorrection ? '' : undefined}>
      <th scope="row">
        {itemTitle(item)}
        {remark === undefined ? null : isCorrection ? ` ${remark}` : <small>{remark}</small>}
        {discount === '' ? null : <small>{discount}</small>}
        {rate === undefined ? null : <small>{rate}</small>}
      </th>
      <td data-figure data-unit>
        {figure(unitPriceWithTax)}
      </td>
      <td data-figure>{figure(quantity)}</td>
      <td data-figure>
        {discounted === undefined ? null : (
          <small>
            <VisuallyHidden>割引前 </VisuallyHidden>
            <s>{formatNumber(price.withTax)}</s>
          </small>
        )}
        {formatNumber(paidPrice(item).withTax)}
      </td>
    </tr>
  )
})

const TotalRow = ({ name, amount }: { name: string; amount: Yen }) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-unit />
    <td />
    <td data-figure>{formatNumber(amount)}</td>
  </tr>
)
