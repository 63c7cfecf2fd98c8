/** Dialogs and where the focus goes after them: no page begins with one, so the frame of the shop loads them later. */
export { AlertDialog, ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { Dialog, DialogFrame, type DialogProps } from './dialog.tsx'
export { useFocusWhenGone } from './focus-place.ts'
export { leave } from './leave.ts'
export { LeaveButton } from './leave-button.tsx'
export { useModal } from './use-modal.ts'
