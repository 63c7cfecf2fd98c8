import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatNumber, formatWeek, type Member } from '@shop/shared/domain'
import { areTotalsShown, countProducts, historyTotals, type OrderHistory } from '@shop/shared/domain/order-history'
import { usePlatform } from '@shop/shared/platform'
import { currentWeek, useSession } from '@shop/shared/session'
import { Button, media, theme } from '@shop/shared/ui'
import Repeat from 'lucide-react/icons/repeat'
import { useId, useMemo } from 'react'
import { AgainBar } from './again/again-bar.tsx'
import { mayOrderAgain } from './again/may-order-again.ts'
import { useChoice } from './again/use-choice.ts'
import { useOrderAgain } from './again/use-order-again.ts'
import { HistoryTable } from './history-table.tsx'
import { HistoryTotals } from './history-totals.tsx'
import { PointProducts } from './point-products.tsx'
import { PrintHead, PrintStyles } from './printed-history.tsx'

const Root = styled.section(css`
  ${theme.box.card}

  & > [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    padding: 14px 18px;
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
    background: ${theme.color.surface.sunken};
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  & > [data-head] > h2 { font-size: 1.125rem; line-height: 1.5; }
  & > [data-head] > p { color: ${theme.color.text.secondary}; font-weight: 600; }
  & > [data-head] > b { margin-left: auto; font-size: 1.375rem; font-weight: 700; }
  & > [data-head] > b > small { font-size: 0.875rem; }
  & > [data-foot] { padding: 16px 18px 20px; border-top: 1px solid ${theme.color.border.default}; }
  & > [data-foot] > [data-again] { margin-top: 16px; }
  ${media.mobile} {
    & > [data-head], & > [data-foot] { padding-inline: 14px; }
    & > [data-foot] > [data-again] > button { width: 100%; padding-inline: 12px; white-space: normal; }
  }
  ${media.print} { border: 0; & > [data-head], & > [data-foot] { padding-inline: 0; } & [data-again] { display: none; } }
`)

type Props = { history: OrderHistory; member: Member }

/** The lines of a week under its delivery, their sums, and what can be ordered again of them. */
export function HistorySheet({ history, member }: Props) {
  const id = useId()
  const { clock } = usePlatform()
  const { week, deliversOn, lines, points } = history
  const isShown = areTotalsShown(history, clock.now())
  const currentNumber = useSession(currentWeek)?.number
  const orderable = useMemo(() => lines.filter((line) => mayOrderAgain(line, currentNumber)), [lines, currentNumber])
  const choice = useChoice({ member: member.code, week, lines: orderable })
  const again = useOrderAgain({ member: member.code, choice })
  return (
    <>
      <PrintStyles member={member} now={clock.now()} />
      <PrintHead member={member} history={history} />
      <Root aria-labelledby={id}>
        <div data-head>
          <h2 id={id}>
            {formatWeek(week)}のご注文 {formatNumber(countProducts(history))}品
          </h2>
          {deliversOn === undefined ? null : <p>{formatDay(deliversOn)} お届け</p>}
          {isShown ? (
            <b>
              <small>税込 </small>
              {formatNumber(historyTotals(history).taxIncluded)}
              <small>円</small>
            </b>
          ) : null}
        </div>
        {lines.length === 0 ? null : (
          <HistoryTable
            {...{ history, orderable }}
            chosen={choice.chosen}
            onToggle={choice.toggle}
            onAgain={again.orderOne}
          />
        )}
        <div data-foot>
          <HistoryTotals history={history} isShown={isShown} />
          {week === currentNumber || orderable.length === 0 ? null : (
            <p data-again>
              <Button look="outline" size="large" onClick={() => again.orderAll({ lines, points })}>
                <Repeat size={20} />
                この週をまとめて注文する
              </Button>
            </p>
          )}
        </div>
      </Root>
      <PointProducts points={points} />
      <AgainBar count={choice.chosen.size} again={again} onOrder={again.orderChosen} onClear={choice.clear} />
    </>
  )
}
