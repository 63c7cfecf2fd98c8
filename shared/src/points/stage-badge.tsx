import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type StageKind, stageName } from '@shop/shared/domain/stage'
import { theme } from '@shop/shared/ui'
import Award from 'lucide-react/icons/award'
import Gem from 'lucide-react/icons/gem'
import UserRound from 'lucide-react/icons/user-round'

const Root = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 30px;
  padding: 0 12px 0 6px;
  border-radius: 15px;
  font-size: 0.9375rem;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
`)

const icons = { member: UserRound, bronze: Award, gold: Award, platinum: Award, diamond: Gem } as const

/** A stage in its colours, always with its name. [K-26] */
export function StageBadge({ kind, name = stageName(kind) }: { kind: StageKind; name?: string }) {
  const { surface, text } = theme.color.stage[kind]
  const Icon = icons[kind]
  return (
    <Root style={{ background: surface, color: text }}>
      <Icon size={20} />
      {name}
    </Root>
  )
}
