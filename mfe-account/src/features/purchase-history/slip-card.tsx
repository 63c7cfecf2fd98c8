import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatTime, formatYen, isoDay } from '@shop/shared/domain'
import {
  finalSums,
  isReducedRate,
  itemsAddUp,
  type Slip,
  slipPlaceNames,
  taxByRateText,
} from '@shop/shared/domain/purchases'
import { media, theme } from '@shop/shared/ui'
import { memo, useId } from 'react'
import { SlipItems } from './slip-items.tsx'
import { SlipLinks } from './slip-links.tsx'
import { SlipSumsTable } from './slip-sums-table.tsx'

const Root = styled.section(css`
  overflow: clip;
  ${theme.box.card}
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  /* A month may have hundreds of lines: those out of sight are not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto none auto 900px;

  & > [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 14px;
    padding: 14px 22px;
    background: ${theme.color.surface.sunken};
  }
  & > [data-head] > h3 { font-size: 1.125rem; }
  & > [data-head] > b { margin-left: auto; font-size: 1.375rem; white-space: nowrap; }
  & > [data-head] > p { flex-basis: 100%; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & > p { margin: 0; padding: 10px 16px 0; ${theme.text.caption} color: ${theme.color.text.secondary}; word-break: auto-phrase; }

  ${media.mobile} {
    contain-intrinsic-size: auto none auto 1100px;

    & > [data-head] { gap: 2px 10px; padding: 10px 14px; }
    & > p { padding-inline: 12px; }
  }
  ${media.print} {
    content-visibility: visible;
    margin-bottom: 6mm;
    border: 0;
    border-radius: 0;
    & > [data-head] { padding: 1mm 0; break-after: avoid; }
    & > p { padding-inline: 0; }
  }
`)

const Place = styled.span(css`
  padding: 1px 8px;
  border: 1px solid ${theme.color.brand.default};
  border-radius: ${theme.radius.badge};
  background: ${theme.color.surface.card};
  color: ${theme.color.brand.default};
  font-size: 0.875rem;
  font-weight: 700;

  &[data-place='shop'] { border-color: ${theme.color.text.secondary}; color: ${theme.color.text.secondary}; }
`)

type Props = {
  slip: Slip
  /** So many of its items, the others come. */
  itemsDrawn: number
}

/** One slip: where and when it was bought, each item, and all its sums. [ACC-062 to ACC-065] */
export const SlipCard = memo(function SlipCard({ slip, itemsDrawn }: Props) {
  const id = useId()
  const { day, place, items } = slip
  const where = placeText(slip)
  return (
    <Root aria-labelledby={id}>
      <div data-head>
        {place === undefined ? null : <Place data-place={place}>{slipPlaceNames[place]}</Place>}
        <h3 id={id}>
          <time dateTime={isoDay(day)}>{formatDay(day)}</time> {occasionOf(slip)}
        </h3>
        <b>{formatYen(finalSums(slip).total)}</b>
        {where === '' ? null : <p>{where}</p>}
      </div>
      <SlipItems {...{ slip, itemsDrawn }} caption={`${formatDay(day)} ${occasionOf(slip)}の明細`} />
      {items.some(isReducedRate) ? <p>※印は軽減税率（8%）対象です。</p> : null}
      {itemsAddUp(slip) ? null : <p>{taxByRateText}</p>}
      {slip.discountRemark === undefined ? null : <p>備考：{slip.discountRemark}</p>}
      <SlipSumsTable slip={slip} caption={`${formatDay(day)} ${occasionOf(slip)}の小計と消費税`} />
      <SlipLinks slip={slip} />
    </Root>
  )
})

/** A slip of corrections alone says so in place of a delivery. */
const occasionOf = ({ place, isOfMonthBefore }: Slip): string =>
  isOfMonthBefore ? '前月分の訂正' : place === 'delivery' ? 'お届け' : 'ご利用'

const placeText = ({ officeName, transactionName, at, place }: Slip): string =>
  [officeName, transactionName, place === 'shop' && at !== undefined ? formatTime(at) : undefined]
    .filter((part) => part !== undefined)
    .join('・')
