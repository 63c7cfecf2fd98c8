import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatDayTime, type PlanningWeek } from '@shop/shared/domain'
import { type OrderLineControl, orderedWords } from '@shop/shared/product/order'
import { media, theme } from '@shop/shared/ui'
import Check from 'lucide-react/icons/check'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'

const Root = styled.section(css`
  display: grid;
  gap: 14px;
  padding: 22px 24px;
  ${theme.box.card}
  overflow: hidden;

  & > [data-band] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 40px;
    margin: -22px -24px 4px;
    background: ${theme.color.success.default};
    color: #fff;
    font-weight: 700;
  }
  &[data-ordered] { border-color: ${theme.color.success.default}; }
  & > [data-delivery] {
    display: flex;
    gap: 8px;
    line-height: 1.6;
    color: ${theme.color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
  & > [data-delivery] > svg { margin-top: 3px; color: ${theme.color.accent.text}; }
  & > [data-delivery] > span > span { margin-right: 1em; white-space: nowrap; }
  ${media.mobile} { padding: 16px; & > [data-band] { margin: -16px -16px 4px; } }
`)

type Props = { label: string; line: OrderLineControl; children: ReactNode; className?: string }

/** The price of one product with its order, on its own page; a band says what is ordered. */
export function OrderPanel({ label, line, children, className }: Props) {
  const words = orderedWords(line)
  return (
    <Root className={className} aria-label={label} data-ordered={words === undefined ? undefined : ''}>
      {words === undefined ? null : (
        <p data-band>
          <Check size={20} />
          {words}
        </p>
      )}
      {children}
    </Root>
  )
}

/** When an order of a week comes, and until when it can be made. */
export const DeliveryLine = ({ week }: { week: PlanningWeek }) => (
  <p data-delivery>
    <Truck size={20} />
    <span>
      <span>
        <b>{formatDay(week.deliversOn)}</b>にお届け
      </span>
      <span>締切 {formatDayTime(week.closesAt)}</span>
    </span>
  </p>
)
