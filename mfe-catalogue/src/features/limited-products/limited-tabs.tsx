import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { LimitedImage } from '@shop/shared/api/limited'
import { Link, useNavigate } from '@shop/shared/router'
import type { LimitedTab } from '@shop/shared/routes'
import { media } from '@shop/shared/ui'
import { pressTab, TabBar, TabPanel } from '@shop/shared/ui/page'
import { type ReactNode, useId } from 'react'
import { limitedTabs } from '../../parts/limited/limited-rules.ts'

const Bar = styled(TabBar)(css`
  margin-bottom: 24px;

  & > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 52px;
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
  }
  & > a > img, & > a > [data-picture] { flex: none; width: 28px; height: 28px; object-fit: contain; }
  ${media.mobile} { margin-bottom: 8px; }
`)

const names = limitedTabs.map(({ name }) => name)

type Props = {
  shown: LimitedTab
  addressOf(tab: LimitedTab): string
  /** Pictures beside the names, where there are some; undefined while they are asked for. */
  images: Partial<Record<string, LimitedImage>> | undefined
  children: ReactNode
}

/** Three lists in one place, each with an address of its own; arrow keys go from tab to tab. */
export function LimitedTabs({ shown, addressOf, images, children }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const show = (name: LimitedTab) => void navigate(addressOf(name), { replace: true })
  return (
    <>
      <Bar role="tablist" aria-label="限定企画" onKeyDown={(event) => pressTab(event, names, shown, show)}>
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
      <TabPanel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        {children}
      </TabPanel>
    </>
  )
}
