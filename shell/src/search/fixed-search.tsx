import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import Search from 'lucide-react/icons/search'
import type { ComponentProps, RefObject } from 'react'
import { useScrolledPast } from '../frame/week/use-scrolled-past.ts'
import { searchHint, searchLabel } from './search-form-props.ts'

/** The line of the week stands as far below the top then: collapsed-strip.tsx. */
const FixedBar = styled.div(css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.header};
  padding: calc(4px + env(safe-area-inset-top)) calc(16px + env(safe-area-inset-right)) 4px calc(16px + env(safe-area-inset-left));
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

type FixedSearchProps = { anchor: RefObject<HTMLElement | null>; opener: ComponentProps<'button'> }

/** Looks like the search box, and opens the dialog that has one. Stands at the top once `anchor` has left it. */
export function FixedSearch({ anchor, opener }: FixedSearchProps) {
  const isPast = useScrolledPast(anchor)
  if (!isPast) return null
  return (
    <FixedBar data-fixed-search="">
      <button {...opener} aria-label={`${searchLabel} ${searchHint}`}>
        <Search size={20} />
        {searchHint}
      </button>
    </FixedBar>
  )
}
