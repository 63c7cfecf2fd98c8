import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { isPlainClick, Link } from '@shop/shared/router'
import { href, type RouteDeclaration } from '@shop/shared/routes'
import { isViewMode, useSession } from '@shop/shared/session'
import { Container, media, theme } from '@shop/shared/ui'
import BookOpen from 'lucide-react/icons/book-open'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Repeat from 'lucide-react/icons/repeat'
import type { MouseEvent } from 'react'
import { useAddress } from './use-address.ts'

const Bar = styled.nav(css`
  background: ${theme.color.surface.card};
  border-bottom: 1px solid ${theme.color.border.default};

  & ul { display: flex; flex-wrap: wrap; gap: 4px; }
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 0 24px;
    border-block: 4px solid transparent;
    color: ${theme.color.text.secondary};
    font-size: min(1rem, 22px);
    font-weight: 700;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover { background: ${theme.color.brand.tint}; color: ${theme.color.brand.hover}; }
  & a[aria-current] { border-bottom-color: ${theme.color.brand.default}; color: ${theme.color.brand.default}; }
  & a:focus-visible { outline-offset: -3px; }

  ${media.mobile} {
    & > div { padding: 0; }
    & ul { gap: 0; }
    & li { flex: 1 1 0; }
    & li:last-child { flex-grow: 1.18; }
    & a {
      flex-direction: column;
      justify-content: center;
      gap: 1px;
      min-height: 58px;
      padding: 4px 2px 0;
      border-top: 0;
      font-size: min(0.875rem, 17px);
      line-height: 1.3;
    }
  }
  /* Forced colours draw borders that are transparent elsewhere. */
  ${media.highContrast} { & a { border-block-color: Canvas; } & a[aria-current] { border-bottom-color: Highlight; } }
  ${media.print} { display: none; }
`)

type Tab = {
  text: string
  icon: typeof House
  path: string
  covers(path: string): boolean
  /** Asks a visitor to log in. */
  isForMembers?: true
}

const tabs: readonly Tab[] = [
  { text: '注文トップ', icon: House, path: href.top(), covers: (path) => path === href.top() },
  {
    text: 'リピ買い',
    icon: Repeat,
    path: href.repeatPurchase(),
    isForMembers: true,
    covers: (path) => path.startsWith(href.repeatPurchase()),
  },
  {
    text: 'カテゴリ',
    icon: LayoutGrid,
    path: href.categories(),
    covers: (path) => path.startsWith(href.categories()),
  },
  {
    text: 'Webカタログ',
    icon: BookOpen,
    path: href.webCatalogue(),
    // The list of all catalogues too.
    covers: (path) => /^\/catalog(?:s|ue)/.test(path),
  },
]

/** The four ways to order. A visitor may look into all but one of them. [K-01] */
export function Tabs({ declaration }: { declaration: RouteDeclaration | undefined }) {
  const { notices, login } = usePlatform()
  const isVisitor = useSession(isViewMode)
  const addressOf = useAddress()
  const shown = declaration?.path ?? ''

  async function askToLogin(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (await notices.confirm({ ...messages.loginForFeature, yes: 'ログイン画面へ移動する' })) login()
  }

  return (
    <Bar aria-label="注文メニュー">
      <Container>
        <ul>
          {tabs.map(({ text, icon: Icon, path, covers, isForMembers }) => (
            <li key={text}>
              <Link
                to={addressOf(path)}
                aria-current={covers(shown) ? 'page' : undefined}
                onClick={isVisitor && isForMembers === true ? (event) => void askToLogin(event) : undefined}
              >
                <Icon size={22} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </Bar>
  )
}
