import type { StoragePort } from '@shop/shared/platform'
import { isShopEntry } from '../guard/history-entry.ts'
import { readAppNote } from './app-note.ts'

/**
 * The path that the webview was opened with. A reload may happen on another page than that, so the tab's note of it holds
 * where the guard made this entry of the history; where it did not, the app has opened this address.
 */
export const entryPointOf = (window: Pick<Window, 'history' | 'location'>, session: StoragePort): string =>
  (isShopEntry(window.history.state) ? readAppNote(session).entryPoint : undefined) ?? window.location.pathname
