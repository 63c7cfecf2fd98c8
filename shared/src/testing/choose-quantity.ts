import type { UserEvent } from '@testing-library/user-event'

/** As a pointer does it: what can be chosen comes when it is near. */
export async function chooseQuantity(user: UserEvent, select: HTMLElement, quantity: string): Promise<void> {
  await user.hover(select)
  await user.selectOptions(select, quantity)
}
