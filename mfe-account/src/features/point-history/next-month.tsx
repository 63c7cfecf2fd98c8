import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { type NextStage, nextStageWords } from '@shop/shared/domain/stage'
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

/** Next month's stage, as far as it is known. */
export function NextMonth({ next }: { next: NextStage }) {
  const { title, remaining, stage } = nextStageWords(next)
  return (
    <Root>
      <h3>{title}</h3>
      <p>
        {remaining === undefined ? null : (
          <>
            あと<b>{formatNumber(remaining)}円</b>（税抜）のご利用で
          </>
        )}
        <strong>{stage}</strong>
      </p>
    </Root>
  )
}
