import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type NextStage, nextStageName } from '@shop/shared/domain'
import { theme } from '@shop/shared/ui'

const Root = styled.div(css`
  margin-bottom: 14px;
  line-height: 1.6;
  font-variant-numeric: tabular-nums;

  & > h3 { font-size: 0.9375rem; font-weight: 600; color: ${theme.color.text.secondary}; }
  & > p { word-break: auto-phrase; }
  & > p > b { font-size: 1.375rem; }
  & > p > strong { font-size: 1.125rem; }
`)

/** Next month's stage, as far as it is known. [ACC-041, ACC-042] */
export function NextMonth({ next }: { next: NextStage }) {
  const name = nextStageName(next)
  switch (next.confirmed) {
    case 'provisional':
      return (
        <Root>
          <h3>来月のステージ（見込み）</h3>
          {next.remainingExcludingTax === undefined ? (
            <p>
              <strong>{name}</strong>
            </p>
          ) : (
            <p>
              あと<b>{formatNumber(next.remainingExcludingTax)}円</b>（税抜）のご利用で<strong>{name}</strong>
            </p>
          )}
        </Root>
      )
    case 'tallying':
      return (
        <Root>
          <h3>来月のステージ</h3>
          <p>
            <strong>集計中</strong>
          </p>
        </Root>
      )
    case 'confirmed':
      return (
        <Root>
          <h3>来月のステージ（確定）</h3>
          <p>
            <strong>{name}</strong>
          </p>
        </Root>
      )
  }
}
