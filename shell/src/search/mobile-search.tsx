import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import Search from 'lucide-react/icons/search'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { ActionButton } from '../frame/header/header-styles.ts'
import { useIdle } from '../frame/use-idle.ts'
import { SearchForm } from './search-form.tsx'
import { useSearchOverlay } from './use-search-overlay.ts'
import { useSearchParts } from './use-search-parts.ts'

const loadFixed = () =>
  import(/* webpackChunkName: "later-web" */ './fixed-search.tsx').then(({ FixedSearch }) => FixedSearch)

export type MobileSearchProps = {
  /** Once this has left the page at its top, the box stands there. */
  anchor: RefObject<HTMLElement | null>
  isFixed: boolean
  hasSearchPage: boolean
}

/**
 * The search of a phone: its icon in the header, which leads to the search page, the fixed box, and the dialog that both
 * open.
 */
export function MobileSearch({ anchor, isFixed, hasSearchPage }: MobileSearchProps) {
  const { navigation } = usePlatform()
  const FixedSearch = useIdle(loadFixed)
  const { isOpen, open, close } = useSearchOverlay()
  const { parts, get } = useSearchParts()

  // A page that is loaded again at the entry of the dialog.
  useEffect(() => {
    if (isOpen) void get()
  }, [isOpen, get])

  async function openFrom({ currentTarget }: MouseEvent<HTMLElement>, over: 'thisPage' | 'searchPage') {
    // Safari does not focus what is clicked; the dialog gives the focus back to where it was.
    currentTarget.focus()
    if ((await get()) === undefined) navigation.navigate(href.searchPrompt())
    else open(over)
  }
  const opener = (over: 'thisPage' | 'searchPage') =>
    ({
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent<HTMLElement>) => void openFrom(event, over),
    }) as const

  return (
    <>
      <ActionButton {...opener(hasSearchPage ? 'searchPage' : 'thisPage')}>
        <Search size={26} />
        さがす
      </ActionButton>
      {isFixed && FixedSearch !== undefined ? <FixedSearch anchor={anchor} opener={opener('thisPage')} /> : null}
      {isOpen && parts !== undefined ? <parts.SearchDialog onClose={close} Form={SearchForm} /> : null}
    </>
  )
}
