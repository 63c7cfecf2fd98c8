import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type Yen } from '@shop/shared/domain'
import { theme } from '@shop/shared/ui'

const Root = styled.div(css`
  margin-bottom: 8px;

  & > [data-heading] { color: ${theme.color.text.secondary}; font-weight: 600; }
  & > [data-amount] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    font-weight: 700;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  & b { margin-right: 2px; font-size: 2.5rem; font-weight: 800; }
  & [data-open] {
    padding: 2px 10px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.warning.tint};
    color: ${theme.color.warning.text};
    font-size: 0.9375rem;
    line-height: 1.6;
  }
`)

/** A payment as it stands; `points` are those exchanged, or reserved for an exchange while it is open. */
export type PaymentState = { isConfirmed: boolean; points: number | undefined }

/**
 * The amount of a payment, alike on the billing and on its detail; without a heading where nobody knows how it stands.
 * [ACC-066, ACC-067, K-35]
 */
export const PaymentAmount = ({ amount, state }: { amount: Yen; state: PaymentState | undefined }) => (
  <Root>
    {state === undefined ? null : <p data-heading>{state.isConfirmed ? 'ご請求確定額' : 'ご請求額'}</p>}
    <p data-amount>
      <span>
        <b>{formatNumber(amount)}</b>円
      </span>
      {state?.isConfirmed === false ? <span data-open>確定前</span> : null}
    </p>
  </Root>
)

/** For a list of facts, next to the amount. [ACC-066, ACC-067] */
export const PaymentPoints = ({ state }: { state: PaymentState | undefined }) =>
  state?.points === undefined ? null : (
    <>
      <dt>{state.isConfirmed ? '当月ポイント交換額' : '交換予約ポイント'}</dt>
      <dd>
        <b data-points>{formatNumber(state.points)}</b>ポイント
      </dd>
    </>
  )
