import type { EntryKind } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { postToApp } from '../arrival/app-host.ts'
import { withoutViewMode } from './saved-page.ts'

export type AskLoginPorts = {
  entry: EntryKind
  /** Where an app may be heard. */
  page?: object
  here(): Pick<Location, 'pathname' | 'search'>
  remember(address: string): void
  go(to: string): void
}

/**
 * A login button keeps where the visitor is, and goes where one logs in. The app does that itself and comes
 * back with a token; where none hears, a page of its own says so. [GRD-085, GRD-088, MOB-006]
 */
export function createAskLogin({ entry, page = window, here, remember, go }: AskLoginPorts): () => void {
  return () => {
    const { pathname, search } = here()
    const path = withoutViewMode(`${pathname}${search}`)
    remember(path)
    if (entry === 'app' && postToApp({ type: 'login', payload: { path } }, page)) return
    go(href.entrance())
  }
}
