import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PlanningWeek } from '@shop/shared/domain'
import { cycleLabel, isCycle } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import { deliveryDay } from './delivery-day.ts'
import type { RowState } from './row-state.ts'

const Root = styled.dl(css`
  display: grid;
  grid-template-columns: 0.9fr 1.5fr 0.9fr;
  gap: 8px;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & dt { font-size: 0.875rem; color: ${theme.color.text.secondary}; }
  & dd > b, & dd > span > b { font-size: 1.0625rem; }
  & s { color: ${theme.color.text.tertiary}; }
  & dd > b, & dd > span { white-space: nowrap; }
  & [data-stopped] { display: block; font-size: 1rem; white-space: nowrap; color: ${theme.color.danger.default}; }

  ${media.mobile} { padding: 10px 12px; border-radius: ${theme.radius.control}; background: ${theme.color.surface.sunken}; }
`)

/** Cycle, next delivery and pieces; what they become stands behind an arrow. */
export function RowFacts({ state, open }: { state: RowState; open: readonly PlanningWeek[] }) {
  const { cycleCode, quantity, to, nextWeek, isNextStopped } = state
  const day = nextWeek === undefined ? '—' : deliveryDay(nextWeek, open)
  return (
    <Root>
      <div>
        <dt>お届け周期</dt>
        <dd>
          <b>{isCycle(cycleCode) ? cycleLabel(cycleCode) : '—'}</b>
          {to === undefined || to.cycle === cycleCode ? null : (
            <span>
              {' '}
              → <b>{cycleLabel(to.cycle)}</b>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>次回お届け</dt>
        <dd>
          {isNextStopped ? (
            <>
              <s>{day}</s>
              <b data-stopped>[次回お届け中止]</b>
            </>
          ) : (
            <b>{day}</b>
          )}
        </dd>
      </div>
      <div>
        <dt>数量</dt>
        <dd>
          <span>
            <b>{quantity}</b>点
          </span>
          {to === undefined || to.quantity === quantity ? null : (
            <span>
              {' '}
              → <b>{to.quantity}</b>点
            </span>
          )}
        </dd>
      </div>
    </Root>
  )
}
