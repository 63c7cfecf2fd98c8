import type { QueryClient } from '@shop/shared/query'
import { pageStateOf } from '@shop/shared/writes'

/** Where the focus goes when まとめて選ぶ has begun or ended here; a page that is loaded with it takes no focus. [AX-11] */
export const focusOfMode = (client: QueryClient) =>
  pageStateOf<{ next?: 'choice' | 'button' | undefined }>(client, ['favourites', 'bulk-focus'], () => ({}))

/** Whether the focus is to come here; once. */
export function takesFocusOfMode(client: QueryClient, here: 'choice' | 'button'): boolean {
  const focus = focusOfMode(client)
  if (focus.next !== here) return false
  focus.next = undefined
  return true
}
