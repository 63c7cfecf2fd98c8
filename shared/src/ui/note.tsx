import { css } from '@emotion/react'
import styled from '@emotion/styled'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { theme } from './theme/theme.ts'

export type NoteTone = 'info' | 'success' | 'warning' | 'error'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const

const Root = styled.div(css`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: ${theme.radius.control};
  line-height: 1.6;

  & > svg { margin-top: 2px; }
  &[data-tone='info'] { background: ${theme.color.info.tint}; & > svg { color: ${theme.color.info.default}; } }
  &[data-tone='success'] { background: ${theme.color.success.tint}; & > svg { color: ${theme.color.success.text}; } }
  &[data-tone='warning'] { background: ${theme.color.warning.tint}; & > svg { color: ${theme.color.warning.text}; } }
  &[data-tone='error'] { background: ${theme.color.danger.tint}; & > svg { color: ${theme.color.danger.default}; } }
`)

/** A remark in its place, always with the icon of its tone. */
export function Note({ tone = 'info', children }: { tone?: NoteTone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <Root data-tone={tone}>
      <Icon size={22} />
      <div>{children}</div>
    </Root>
  )
}
