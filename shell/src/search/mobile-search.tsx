import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { theme } from '@shop/shared/ui'
import Search from 'lucide-react/icons/search'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { ActionButton } from '../frame/header/header-look.ts'
import { useScrolledPast } from '../frame/week/use-scrolled-past.ts'
import { searchHint, searchLabel } from './search-form.tsx'
import { useSearchOverlay } from './use-search-overlay.ts'
import { useSearchParts } from './use-search-parts.ts'

/** The week's own line stands as far below the top then: strip-look.ts. */
const FixedBar = styled.div(css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  padding: calc(env(safe-area-inset-top) + 4px) 16px 4px;
  background: ${theme.color.surface.card};

  & > button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    height: 3rem;
    padding: 0 14px;
    overflow: hidden;
    border: 2px solid ${theme.color.brand.default};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface.card};
    color: ${theme.color.text.tertiary};
    white-space: nowrap;
    & > svg { color: ${theme.color.brand.default}; }
  }
`)

export type MobileSearchProps = {
  /** Once this has left the page at its top, the box stands there. [CHR-042] */
  anchor: RefObject<HTMLElement | null>
  isFixed: boolean
}

/** The search of a phone: its icon in the header, the fixed box, and the dialog that both open. [CHR-038, CHR-057] */
export function MobileSearch({ anchor, isFixed }: MobileSearchProps) {
  const { navigation } = usePlatform()
  const isPast = useScrolledPast(anchor)
  const { isOpen, open, close } = useSearchOverlay()
  const { parts, get } = useSearchParts()

  // A page that is loaded again at the entry of the dialog.
  useEffect(() => {
    if (isOpen) void get()
  }, [isOpen, get])

  async function openFrom({ currentTarget }: MouseEvent<HTMLElement>) {
    // Safari does not focus what is clicked; the dialog gives the focus back to where it was.
    currentTarget.focus()
    if ((await get()) === undefined) navigation.navigate(href.searchPrompt())
    else open()
  }
  const opener = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: (event: MouseEvent<HTMLElement>) => void openFrom(event),
  } as const

  return (
    <>
      <ActionButton {...opener}>
        <Search size={26} />
        さがす
      </ActionButton>
      {isFixed && isPast ? (
        <FixedBar data-fixed-search="">
          <button {...opener} aria-label={`${searchLabel} ${searchHint}`}>
            <Search size={20} />
            {searchHint}
          </button>
        </FixedBar>
      ) : null}
      {isOpen && parts !== undefined ? <parts.SearchDialog onClose={close} /> : null}
    </>
  )
}
