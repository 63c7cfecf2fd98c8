import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'
import { pressTab, TabBar, TabPanel } from '@shop/shared/ui/page'
import { type ReactNode, type RefObject, useId } from 'react'

export type TabName = 'next' | 'manage'
export type Tab = { name: TabName; text: string }

const Bar = styled(TabBar)(css`
  gap: 4px;

  & > button { min-height: 56px; font-variant-numeric: tabular-nums; }
  ${media.mobile} { gap: 0; }
`)

/** Two panels in one place; arrow keys go from tab to tab. */
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
  const names = tabs.map(({ name }) => name)
  return (
    <>
      <Bar role="tablist" aria-label="定期便" onKeyDown={(event) => pressTab(event, names, shown, onShow)}>
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
      <TabPanel ref={panel} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`} tabIndex={-1}>
        {children}
      </TabPanel>
    </>
  )
}
