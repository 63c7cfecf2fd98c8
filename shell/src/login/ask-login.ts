import type { EntryKind } from '@shop/shared/domain'
import type { AppBridge } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { withoutViewMode } from './saved-page.ts'

export type AskLoginPorts = {
  entry: EntryKind
  app: Pick<AppBridge, 'post'>
  here(): Pick<Location, 'pathname' | 'search'>
  remember(address: string): void
  go(to: string): void
}

/**
 * A login button keeps where the visitor is, and goes where one logs in. The app does that itself and comes
 * back with a token; where none hears, a page of its own says so.
 */
export function createAskLogin({ entry, app, here, remember, go }: AskLoginPorts): () => void {
  return () => {
    const { pathname, search } = here()
    const path = withoutViewMode(`${pathname}${search}`)
    remember(path)
    if (entry === 'app' && app.post({ type: 'login', payload: { path } })) return
    go(href.entrance())
  }
}
