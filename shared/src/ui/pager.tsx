import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { Button } from './button.tsx'
import { theme } from './theme/theme.ts'

const Root = styled.div(css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 10px;
  padding-top: 32px;
  font-variant-numeric: tabular-nums;

  & > progress {
    appearance: none;
    width: 240px;
    height: 6px;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: ${theme.color.border.default};
    &::-webkit-progress-bar { background: ${theme.color.border.default}; }
    &::-webkit-progress-value { background: ${theme.color.brand.default}; }
    &::-moz-progress-bar { background: ${theme.color.brand.default}; }
  }
`)

/** How much of a list is shown, and the button for more: no endless scrolling. */
export const Pager = ({
  shown,
  total,
  isBusy = false,
  onMore,
}: {
  shown: number
  total: number
  isBusy?: boolean
  onMore(): void
}) => (
  <Root>
    <p role="status">
      {formatNumber(total)}件中 {formatNumber(shown)}件を表示
    </p>
    <progress value={shown} max={total} aria-hidden />
    {shown < total ? (
      <Button look="outline" size="large" isBusy={isBusy} busyText="読み込み中" onClick={onMore}>
        次の商品を表示する
      </Button>
    ) : null}
  </Root>
)
