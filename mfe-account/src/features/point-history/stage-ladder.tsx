import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import type { NextStage, StageKind } from '@shop/shared/domain/stage'
import { StageBadge } from '@shop/shared/points'
import { theme } from '@shop/shared/ui'

const Root = styled.ol(css`
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};
  overflow: hidden;

  & > li {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 6px 14px;
    font-variant-numeric: tabular-nums;
  }
  & > li + li { border-top: 1px solid ${theme.color.border.default}; }
  & > li > span:nth-of-type(2) { margin-left: auto; font-weight: 600; color: ${theme.color.text.secondary}; }
  & > li[aria-current] > span:nth-of-type(2) { font-weight: 700; color: inherit; }
`)

const highestFirst: readonly StageKind[] = ['diamond', 'platinum', 'gold', 'bronze', 'member']

/** All stages, with the one that the member is on and what is missing to the next. */
export function StageLadder({ current, next }: { current: StageKind; next: NextStage }) {
  const missing = next.confirmed === 'provisional' ? next.remainingExcludingTax : undefined
  return (
    <Root aria-label="ステージの一覧">
      {highestFirst.map((kind) =>
        kind === current ? (
          <li key={kind} aria-current="true" style={lookOf(kind)}>
            <StageBadge kind={kind} />
            <span>いまのステージ</span>
          </li>
        ) : (
          <li key={kind}>
            <StageBadge kind={kind} />
            {kind === next.kind && missing !== undefined ? <span>あと {formatNumber(missing)}円</span> : null}
          </li>
        ),
      )}
    </Root>
  )
}

const lookOf = (kind: StageKind) => ({
  background: theme.color.stage[kind].surface,
  color: theme.color.stage[kind].text,
})
