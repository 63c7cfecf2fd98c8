import type { RemoteLifecycles, RemoteProps } from './contract.ts'

type Undo = (() => void) | undefined

export type RemoteDefinition = {
  /** Runs before each mount, at most 5 s: loads what the first screen cannot do without. May be called more than once. */
  bootstrap?(props: RemoteProps): unknown
  /**
   * Draws into `props.container`, which is empty, and follows `props.platform.navigation` from then on.
   *
   * @returns takes away what stands outside of the container, listeners first of all. A promise of it is a screen on its
   * way: the shell shows that it waits, and after 8 s the release before. One that rejects is a crash.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing is a mount as well
  mount(props: RemoteProps): Undo | void | Promise<Undo | void>
  /** Runs once for each mount, after its undo. The container is emptied behind it. */
  unmount?(props: RemoteProps): unknown
}

type Mount = { isOver: boolean; undo?: Undo }

/**
 * Gives the lifecycles that a remote's entry exposes as `./remote`: `export const { bootstrap, mount, unmount } =
 * defineRemote({ … })`. An unmount may come while a mount is under way, or twice.
 */
export function defineRemote({ bootstrap, mount, unmount }: RemoteDefinition): RemoteLifecycles {
  const mounts = new WeakMap<Element, Mount>()

  async function settle(mine: Mount, drawn: Promise<Undo | undefined>, props: RemoteProps): Promise<void> {
    try {
      const undo = await drawn
      if (mine.isOver) undo?.()
      else {
        mine.undo = undo
        props.onWaiting?.(false)
      }
    } catch (error) {
      if (!mine.isOver) props.onCrash(error)
    }
  }

  return {
    bootstrap: async (props) => bootstrap?.(props),
    async mount(props) {
      const mine: Mount = { isOver: false }
      mounts.set(props.container, mine)
      const drawn = mount(props) as Undo | Promise<Undo | undefined>
      if (drawn instanceof Promise) {
        props.onWaiting?.(true)
        void settle(mine, drawn, props)
      } else mine.undo = drawn
    },
    async unmount(props) {
      const mine = mounts.get(props.container)
      if (mine === undefined) return
      mounts.delete(props.container)
      mine.isOver = true
      try {
        mine.undo?.()
        await unmount?.(props)
      } finally {
        props.container.replaceChildren()
      }
    },
  }
}
