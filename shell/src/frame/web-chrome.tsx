import { href } from '@shop/shared/routes'
import { isViewMode, useSession } from '@shop/shared/session'
import { MenuButton } from './drawer/menu-button.tsx'
import { Header } from './header/header.tsx'
import type { Chrome, ChromeProps } from './page.tsx'
import { idleOutlet } from './use-idle.ts'
import { VisitorWelcome } from './visitor-welcome.tsx'

/** Out of sight at the first paint. */
const Footer = idleOutlet(() => import(/* webpackChunkName: "later-web" */ './footer.tsx').then(({ Footer }) => Footer))

function Top({ declaration, login, hasScreen }: ChromeProps) {
  const isVisitor = useSession(isViewMode)
  return (
    <>
      <Header
        menu={<MenuButton login={login} hasScreen={hasScreen} />}
        hasSearch={declaration?.showSearchBox === true}
        hasSearchPage={hasScreen(href.searchPrompt())}
        isFixed={declaration?.searchBoxNotFixed !== true}
        hasLogin={declaration?.path !== href.entrance()}
      />
      {isVisitor && declaration?.path === href.top() ? <VisitorWelcome /> : null}
    </>
  )
}

/** Header, drawer, greeting of visitors and footer: the bars of the web. */
export const webChrome: Chrome = { Top, Bottom: Footer }
