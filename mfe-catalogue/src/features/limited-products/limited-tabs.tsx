import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { LimitedImage } from '@shop/shared/api/limited'
import { Link, useNavigate } from '@shop/shared/router'
import type { LimitedTab } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { limitedTabs } from '../../parts/limited/limited-rules.ts'

const Bar = styled.div(css`
  display: flex;
  margin-bottom: 24px;
  border-bottom: 2px solid ${theme.color.border.default};

  & > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 52px;
    margin-bottom: -2px;
    padding: 0 28px;
    border-bottom: 4px solid transparent;
    color: ${theme.color.text.primary};
    font-weight: 700;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }
  & > a > img, & > a > [data-picture] { flex: none; width: 28px; height: 28px; object-fit: contain; }
  & > a:hover { background: ${theme.color.brand.tint}; }
  & > a[aria-selected='true'] { border-color: ${theme.color.brand.default}; color: ${theme.color.brand.default}; }

  ${media.mobile} {
    margin-inline: -16px;
    margin-bottom: 8px;
    & > a { flex: 1; padding: 0 4px; font-size: 0.9375rem; }
  }
  /* Colours that are transparent elsewhere are drawn there. */
  ${media.highContrast} { & > a { border-color: Canvas; } & > a[aria-selected='true'] { border-color: Highlight; } }
`)

/** Takes the focus and is nothing to press. */
const Panel = styled.div(css`outline: none;`)

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

type Props = {
  shown: LimitedTab
  addressOf(tab: LimitedTab): string
  /** Pictures beside the names, where there are some; undefined while they are asked for. [CAT-099] */
  images: Partial<Record<string, LimitedImage>> | undefined
  children: ReactNode
}

/** Three lists in one place, each with an address of its own; arrow keys go from tab to tab. [CAT-063] */
export function LimitedTabs({ shown, addressOf, images, children }: Props) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const go = (event: KeyboardEvent) => {
    const at = limitedTabs.findIndex(({ name }) => name === shown)
    const last = limitedTabs.length - 1
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : at + (steps[event.key] ?? Number.NaN)
    const next = limitedTabs[(to + limitedTabs.length) % limitedTabs.length]
    if (next === undefined) return
    event.preventDefault()
    void navigate(addressOf(next.name), { replace: true })
    bar.current?.querySelector<HTMLElement>(`[data-tab='${next.name}']`)?.focus()
  }
  return (
    <>
      <Bar ref={bar} role="tablist" aria-label="限定企画" onKeyDown={go}>
        {limitedTabs.map(({ name, text }) => (
          <Link
            key={name}
            to={addressOf(name)}
            replace
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
          >
            {images === undefined ? <span data-picture /> : null}
            {images?.[name] === undefined ? null : <img src={images[name].url} alt="" />}
            {text}
          </Link>
        ))}
      </Bar>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {children}
      </Panel>
    </>
  )
}
