import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, messages } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { useExchangePoints } from '@shop/shared/product/order'
import { Note, theme } from '@shop/shared/ui'

const Root = styled.div(css`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    /* The number is higher than the words before it. */
    min-height: 62px;
    padding: 12px 18px;
    ${theme.box.card}
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > p > span { color: ${theme.color.point.default}; font-weight: 700; white-space: nowrap; }
  & > p > span > b { margin-right: 4px; font-size: 1.75rem; font-weight: 800; line-height: 1.2; }
`)

/** The one number of all that is exchanged; the service judges where it cannot be had. [K-29, ACC-031] */
export function ExchangeBalance() {
  const points = useExchangePoints(true)
  if (points === undefined) return null
  const { available, isError, isSuspended } = points
  return (
    <Root>
      <p>
        交換に使えるポイント
        {available === undefined ? (
          isError ? (
            messages.notRetrieved.title
          ) : (
            '読み込み中'
          )
        ) : (
          <span>
            <b>{formatNumber(available)}</b>ポイント
          </span>
        )}
      </p>
      {isSuspended ? (
        <Note tone="warning">{shoppingMessages.cardSuspended.title}。ポイントは交換いただけません。</Note>
      ) : null}
    </Root>
  )
}
