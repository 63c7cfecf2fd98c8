import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { Columns } from './columns.ts'

const Line = styled.div(css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) 386px;
  gap: 16px;
  align-items: center;
  height: 124px;
  padding: 14px 18px;
  border: 1px solid ${theme.color.border.hairline};
  background: ${theme.color.surface.card};

  ${media.mobile} { grid-template-columns: 72px minmax(0, 1fr); height: 164px; padding: 12px; }
`)

const Summary = styled.div(css`height: 420px;`)

const lines = ['first', 'second', 'third', 'fourth']

/** Lines that are on their way. */
export const LinesWaiting = () => (
  <Waiting text="ご注文内容を読み込み中です">
    {lines.map((line) => (
      <Line key={line}>
        <Skeleton height="88px" radius={8} />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </Line>
    ))}
  </Waiting>
)

export const SummaryWaiting = () => (
  <Summary>
    <Skeleton height="100%" radius={12} />
  </Summary>
)

/** Lines and summary, before there is a week. */
export const OrderedListWaiting = () => (
  <Columns>
    <div>
      <LinesWaiting />
    </div>
    <SummaryWaiting />
  </Columns>
)
