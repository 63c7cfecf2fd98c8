import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import Crown from 'lucide-react/icons/crown'

const Root = styled.p(css`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 4px;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${theme.color.text.tertiary};

  &[data-rank] { color: ${theme.color.text.primary}; font-size: 1.125rem; }
  &[data-rank='1'] > svg { color: ${theme.palette.sun[500]}; fill: currentColor; stroke: ${theme.palette.sun[700]}; }
  &[data-rank='2'] > svg { color: ${theme.palette.line[200]}; fill: currentColor; stroke: ${theme.palette.ink[500]}; }
  &[data-rank='3'] > svg { color: ${theme.color.stage.bronze.surface}; fill: currentColor; stroke: ${theme.color.stage.bronze.text}; }
  ${media.highContrast} { &[data-rank] > svg { stroke: currentColor; } }
`)

const lastWithCrown = 3

/** The first three wear a crown; the rest are a number. */
export const RankMark = ({ rank }: { rank: number }) => {
  const isSpecial = rank <= lastWithCrown
  return (
    <Root data-rank={isSpecial ? rank : undefined}>
      {isSpecial ? <Crown size={22} /> : null}
      {rank}位
    </Root>
  )
}
