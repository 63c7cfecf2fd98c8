import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '@shop/shared/router'
import { href, type RouteDeclaration } from '@shop/shared/routes'
import { Container, media, theme } from '@shop/shared/ui'
import BookOpen from 'lucide-react/icons/book-open'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Repeat from 'lucide-react/icons/repeat'
import { useAddress } from './use-address.ts'

const Bar = styled.nav(css`
  background: ${theme.color.surface.card};
  border-bottom: 1px solid ${theme.color.border.default};

  & ul { display: flex; gap: 4px; }
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 0 24px;
    border-block: 4px solid transparent;
    color: ${theme.color.text.secondary};
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
      font-size: 0.875rem;
      line-height: 1.3;
    }
  }
  ${media.highContrast} { & a[aria-current] { border-bottom-color: Highlight; } }
  ${media.print} { display: none; }
`)

const tabs = [
  { text: '注文トップ', icon: House, path: href.top(), covers: (path: string) => path === href.top() },
  {
    text: 'リピ買い',
    icon: Repeat,
    path: href.repeatPurchase(),
    covers: (path: string) => path.startsWith(href.repeatPurchase()),
  },
  {
    text: 'カテゴリ',
    icon: LayoutGrid,
    path: href.categories(),
    covers: (path: string) => path.startsWith(href.categories()),
  },
  {
    text: 'Webカタログ',
    icon: BookOpen,
    path: href.webCatalogue(),
    covers: (path: string) => path.startsWith(href.webCatalogue()),
  },
] as const

/** The four ways to order. [CHR-027] */
export function Tabs({ declaration }: { declaration: RouteDeclaration | undefined }) {
  const addressOf = useAddress()
  const shown = declaration?.path ?? ''
  return (
    <Bar aria-label="注文メニュー">
      <Container>
        <ul>
          {tabs.map(({ text, icon: Icon, path, covers }) => (
            <li key={text}>
              <Link to={addressOf(path)} aria-current={covers(shown) ? 'page' : undefined}>
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
