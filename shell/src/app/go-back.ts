import { cancelOpenDialog } from '../guard/open-dialog.ts'

/**
 * A step back of the app's own button: what lies on top of the page is closed first, by its own rules, else the page goes
 * back in its own history. `false`: there is nothing to go back to, and the app closes the view. [MOB-023]
 */
export const goBack = (document: Document, history: History): boolean =>
  cancelOpenDialog(document) || closeList(document) || stepBack(history)

/** A list of suggestions under its field: as by Esc. */
function closeList(document: Document): boolean {
  const field = document.activeElement
  if (field?.matches('[role="combobox"][aria-expanded="true"]') !== true) return false
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  return true
}

/** The guard counts the entries of this page. */
function stepBack(history: History): boolean {
  const { index } = Object(history.state) as { index?: unknown }
  if (typeof index !== 'number' || index <= 0) return false
  history.back()
  return true
}
