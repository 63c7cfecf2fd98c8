/** A modal one, also in the frame before it becomes modal. See `useModal`. */
const openDialogs = 'dialog[open], dialog[popover]'

/** The dialog on top. The focus is in it: the browser lets it nowhere else. */
const openDialogIn = (document: Document): HTMLDialogElement | undefined =>
  document.activeElement?.closest<HTMLDialogElement>(openDialogs) ??
  [...document.querySelectorAll<HTMLDialogElement>(openDialogs)].at(-1)

/** A step in the history closes a dialog that has an entry of its own there by itself. [CHR-057] */
export const closeDialogByStep = (document: Document): boolean =>
  openDialogIn(document)?.dataset['inHistory'] === undefined && cancelOpenDialog(document)

/** Asks the dialog on top to close, as Esc does: one that asks first asks. Gives whether there was one. */
export function cancelOpenDialog(document: Document): boolean {
  const dialog = openDialogIn(document)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true) dialog.close()
  return dialog !== undefined
}
