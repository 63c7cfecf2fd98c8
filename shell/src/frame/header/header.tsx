import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { Area } from '@shop/shared/first-view/area'
import { usePlatform } from '@shop/shared/platform'
import { isPlainClick, Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { isViewMode, memberOf, useSession } from '@shop/shared/session'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Hash from 'lucide-react/icons/hash'
import Heart from 'lucide-react/icons/heart'
import LogIn from 'lucide-react/icons/log-in'
import { type ReactNode, useRef } from 'react'
import { MobileSearch } from '../../search/mobile-search.tsx'
import { SearchForm } from '../../search/search-form.tsx'
import { Brand } from '../brand.tsx'
import { useMobileMode } from '../use-mobile-mode.ts'
import { CartLink } from './cart-link.tsx'
import { ActionButton, actionStyles, Bar, BarRow } from './header-styles.ts'
import { NumberLink } from './number-link.tsx'

const ActionLink = styled(Link)(actionStyles)
const ActionAnchor = styled.a(actionStyles)

export type HeaderProps = {
  /** The button that opens the drawer. */
  menu: ReactNode
  hasSearch: boolean
  /** Some remote has the search page: without one the search of a phone lies over any page. [CAT-010] */
  hasSearchPage: boolean
  /** Stays at the top of a desktop page; on a phone its search does. [CHR-041, CHR-042] */
  isFixed: boolean
  /** On the entrance the screen itself is the login. */
  hasLogin: boolean
}

/** Menu, the way home, search, and what a member or a visitor needs most. */
export function Header({ menu, hasSearch, hasSearchPage, isFixed, hasLogin }: HeaderProps) {
  const bar = useRef<HTMLElement>(null)
  const isMobile = useMobileMode()

  return (
    <Bar ref={bar} data-fixed={isFixed ? '' : undefined}>
      <BarRow>
        {menu}
        <Link data-brand to={href.top()} aria-label="トドック トップページ">
          <Brand isCompact />
        </Link>
        {hasSearch && !isMobile ? (
          <Area>
            <SearchForm />
          </Area>
        ) : null}
        <nav aria-label="よく使う機能">
          {hasSearch && isMobile ? <MobileSearch anchor={bar} {...{ isFixed, hasSearchPage }} /> : null}
          <Actions hasLogin={hasLogin} />
        </nav>
      </BarRow>
    </Bar>
  )
}

/** Nothing until it is known who is here: a cart must not flash before a visitor. */
function Actions({ hasLogin }: { hasLogin: boolean }) {
  const isVisitor = useSession(isViewMode)
  const isMember = useSession((session) => memberOf(session) !== undefined)
  if (isVisitor) return <VisitorActions hasLogin={hasLogin} />
  if (!isMember) return null
  return (
    <>
      <ActionLink data-on="desktop" to={href.favourites()}>
        <Heart size={26} />
        お気に入り
      </ActionLink>
      <NumberLink to={href.orderNumberInput()} />
      <CartLink to={href.orderedList()} />
    </>
  )
}

function VisitorActions({ hasLogin }: { hasLogin: boolean }) {
  const { config, login, notices } = usePlatform()
  const guide = config.links['guide']

  async function askToLogin() {
    if (await notices.confirm({ ...messages.loginForFeature, yes: 'ログイン画面へ移動する' })) login()
  }

  return (
    <>
      <ActionButton type="button" data-on="desktop" onClick={() => void askToLogin()}>
        <Hash size={26} />
        番号で注文
      </ActionButton>
      {guide === undefined ? null : (
        <ActionAnchor data-on="desktop" href={guide}>
          <CircleHelp size={26} />
          ご利用ガイド
        </ActionAnchor>
      )}
      {hasLogin ? (
        <ActionLink
          to={href.entrance()}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            login()
          }}
        >
          <LogIn size={26} />
          ログイン
        </ActionLink>
      ) : null}
    </>
  )
}
