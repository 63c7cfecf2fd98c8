import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react'

export type TabName = 'next' | 'manage'
export type Tab = { name: TabName; text: string }

const Bar = styled.div(css`
  display: flex;
  gap: 4px;
  margin-bottom: 20px;
  border-bottom: 2px solid ${theme.color.border.default};

  & > button {
    min-height: 56px;
    margin-bottom: -2px;
    padding: 0 28px;
    border: 0;
    border-bottom: 4px solid transparent;
    background: none;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    color: ${theme.color.text.primary};
  }
  & > button:hover { background: ${theme.color.brand.tint}; }
  & > button[aria-selected='true'] { border-color: ${theme.color.brand.default}; color: ${theme.color.brand.default}; }

  ${media.mobile} {
    gap: 0;
    margin-inline: -16px;
    & > button { flex: 1; padding: 0 4px; font-size: 0.9375rem; }
  }
  /* Colours that are transparent elsewhere are drawn there. */
  ${media.highContrast} { & > button { border-color: Canvas; } & > button[aria-selected='true'] { border-color: Highlight; } }
`)

/** Takes the focus and is nothing to press. */
const Panel = styled.div(css`outline: none;`)

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Two panels in one place; arrow keys go from tab to tab. [ORD-089] */
export function SubscriptionTabs({
  tabs,
  shown,
  panel,
  onShow,
  children,
}: {
  tabs: readonly Tab[]
  shown: TabName
  panel: RefObject<HTMLDivElement | null>
  onShow(tab: TabName): void
  children: ReactNode
}) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === shown)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : at + (steps[event.key] ?? Number.NaN)
    const next = tabs[(to + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    onShow(next.name)
    bar.current?.querySelector<HTMLElement>(`[data-tab='${next.name}']`)?.focus()
  }
  return (
    <>
      <Bar ref={bar} role="tablist" aria-label="定期便" onKeyDown={go}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
          >
            {text}
          </button>
        ))}
      </Bar>
      <Panel ref={panel} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`} tabIndex={-1}>
        {children}
      </Panel>
    </>
  )
}
