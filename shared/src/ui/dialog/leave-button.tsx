import { Button, type ButtonProps } from '@shop/shared/ui'
import { leave } from './leave.ts'

/** A button that ends the dialog around it: `onLeave` comes when that is out of sight. */
export const LeaveButton = ({ onLeave, ...button }: Omit<ButtonProps, 'onClick'> & { onLeave(): void }) => (
  <Button {...button} onClick={({ currentTarget }) => leave(currentTarget, onLeave)} />
)
