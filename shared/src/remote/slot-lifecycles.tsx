import type { RemoteProps, SlotLifecycles } from '@shop/shared/platform'
import * as React from 'react'
import type { Root } from 'react-dom/client'
import { CrashBoundary } from './crash-boundary.ts'
import { openRoot } from './open-root.ts'
import { FilledSlot, type SlotFill, slotPrefixOf } from './remote-screens.tsx'
import { Waiting } from './waiting.ts'

/** The lifecycles of each slot that a remote fills, by the slot's name. */
export const slotsOf = (remote: string, fills: readonly SlotFill[]): Readonly<Record<string, SlotLifecycles>> =>
  Object.fromEntries(fills.map((fill) => [fill.name, lifecyclesOf(remote, fill)]))

function lifecyclesOf(remote: string, { name, isValid, load }: SlotFill): SlotLifecycles {
  const roots = new Map<string, Root>()
  let Content: React.ComponentType<{ slot: never; waiting: React.ReactNode }> | undefined

  /** Rejects what the offerer gives when it is not what this release was built for. */
  async function draw(props: RemoteProps, drawn?: () => void): Promise<void> {
    const { slot, platform, onWaiting } = props
    if (!isValid(slot?.props))
      throw new TypeError(`the slot ${name} gives something that ${remote} does not understand`)
    if (Content === undefined) throw new TypeError(`the slot ${name} is mounted before its bootstrap`)
    roots.get(props.name)?.render(
      <Drawn tell={drawn}>
        <CrashBoundary {...props}>
          <FilledSlot platform={platform} slot={slot?.props} waiting={<Waiting tell={onWaiting} />} Content={Content} />
        </CrashBoundary>
      </Drawn>,
    )
  }

  return {
    async bootstrap() {
      Content ??= await load()
    },
    async mount(props) {
      const { container, platform, slot, name: mounted } = props
      const identifierPrefix = slotPrefixOf(remote, slot?.id ?? mounted)
      roots.set(mounted, openRoot(container, { identifierPrefix, platform: () => platform }))
      await new Promise<void>((resolve, reject) => {
        draw(props, resolve).catch(reject)
      })
    },
    update: (props) => draw(props),
    async unmount({ name: mounted }) {
      roots.get(mounted)?.unmount()
      roots.delete(mounted)
    },
  }
}

/** Tells once that its first drawing stands: what it shows, or that it waits, is known by then. */
function Drawn({ tell, children }: { tell: (() => void) | undefined; children: React.ReactNode }) {
  React.useLayoutEffect(() => tell?.(), [tell])
  return children
}
