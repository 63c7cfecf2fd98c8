import type { SlotRequest, SlotService } from '@shop/shared/platform'

export type FakeSlots = SlotService & {
  /** The slots that are open, with their latest properties. */
  opened(): readonly { name: string; version: number; props: unknown }[]
  /** Puts a text into every open slot of a name, as whoever fills it would. */
  fill(name: string, text: string): void
  /** Nobody fills it, or whoever does has failed. */
  leaveEmpty(name: string): void
}

/** Slots that wait until a test fills them. */
export function fakeSlots(): FakeSlots {
  const open = new Set<SlotRequest>()
  const named = (name: string) => [...open].filter((request) => request.name === name)
  return {
    open(request) {
      const slot = { ...request }
      open.add(slot)
      return {
        update(props) {
          slot.props = props
        },
        close: () => void open.delete(slot),
      }
    },
    opened: () => [...open].map(({ name, version, props }) => ({ name, version, props })),
    fill(name, text) {
      for (const { container, changed } of named(name)) {
        container.textContent = text
        changed('filled')
      }
    },
    leaveEmpty(name) {
      for (const { changed } of named(name)) changed('empty')
    },
  }
}
