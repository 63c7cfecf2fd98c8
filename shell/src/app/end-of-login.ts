import type { BridgeVersion } from '@shop/shared/bridge'
import { shellRoutes } from '../guard/shell-routes.ts'
import { withoutViewMode } from '../login/saved-page.ts'

export type EndOfLoginPorts = {
  here(): Pick<Location, 'pathname' | 'search'>
  remember(address: string): void
  go(to: string): void
}

/**
 * The app has no new tokens: the page that asks it for a login, with the way back to this one. An app of before version 3
 * opens the page anew by itself, which stays until then. [GRD-058, K-118]
 */
export function createEndOfLogin({
  version,
  here,
  remember,
  go,
}: EndOfLoginPorts & { version(): BridgeVersion }): () => void {
  return () => {
    const { pathname, search } = here()
    const to = shellRoutes.mobileLoginError.path
    if (version() < 3 || pathname === to) return
    remember(withoutViewMode(`${pathname}${search}`))
    go(to)
  }
}
