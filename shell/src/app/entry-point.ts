import type { StoragePort } from '@shop/shared/platform'
import { isOurs } from '../guard/history-entry.ts'
import { readAppNote } from './app-note.ts'

/**
 * The path that the webview was opened with. A page that is loaded anew may stand elsewhere by then, and its entry of the
 * history is ours; one that the app has opened in the same view begins again. [GRD-020, MOB-002]
 */
export const entryPointOf = (window: Pick<Window, 'history' | 'location'>, session: StoragePort): string =>
  (isOurs(window.history.state) ? readAppNote(session).entryPoint : undefined) ?? window.location.pathname
