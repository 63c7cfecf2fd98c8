/** `empty`: nobody fills it, or whoever does cannot be shown just now; it may come to be `filled` later. */
export type SlotState = 'waiting' | 'filled' | 'empty'

export type SlotRequest = {
  /** Names the place among all of the page. Remotes of before give none. */
  id?: string
  /** `ordering/points`. */
  name: string
  version: number
  /** Plain data; whoever fills the slot checks it. */
  props: unknown
  /** An element that stands in the page, empty or filled by the edge. Only the shell writes into it. */
  container: HTMLElement
  changed(state: SlotState): void
}

export type OpenSlot = {
  update(props: unknown): void
  /** The place leaves the page. */
  close(): void
}

/** Named places on the screens of one remote that another one fills. docs/slots.md */
export type SlotService = {
  /** Returns at once; the rest happens on its own time, and whatever fails costs this place alone. */
  open(request: SlotRequest): OpenSlot
}
