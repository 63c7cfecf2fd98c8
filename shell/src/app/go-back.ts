import { cancelOpenDialog } from '../guard/open-dialog.ts'

/**
 * A step back of the app's own button: what lies on top of the page is closed first, by its own rules, else the page goes
 * back in its own history. `false`: there is nothing to go back to, and the app closes the view.
 */
export const goBack = (document: Document, history: History): boolean =>
  cancelOpenDialog(document) || closeByEscape(document) || stepBack(history)

/** Lists of suggestions and dialogs that are not modal leave the page usable, and have no cancelling of their own: Esc closes them. */
function closeByEscape(document: Document): boolean {
  const field = document.activeElement
  const hasList = field?.matches('[role="combobox"][aria-expanded="true"]') === true
  const open = hasList ? field : document.querySelector('[role="dialog"]')
  return (
    open?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })) !== undefined
  )
}

/** The guard counts the entries of this page. */
function stepBack(history: History): boolean {
  const { index } = Object(history.state) as { index?: unknown }
  if (typeof index !== 'number' || index <= 0) return false
  history.back()
  return true
}
