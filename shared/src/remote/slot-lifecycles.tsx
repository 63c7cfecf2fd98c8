import type { RemoteProps, SlotLifecycles } from '@shop/shared/platform'
import * as React from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CrashBoundary } from './crash-boundary.ts'
import { OnPlatform, type SlotFill } from './remote-screens.tsx'
import { Waiting } from './waiting.ts'

/** The lifecycles of each slot that a remote fills, by the slot's name. */
export const slotsOf = (remote: string, fills: readonly SlotFill[]): Readonly<Record<string, SlotLifecycles>> =>
  Object.fromEntries(fills.map((fill) => [fill.name, lifecyclesOf(remote, fill)]))

function lifecyclesOf(remote: string, { name, isValid, load }: SlotFill): SlotLifecycles {
  const roots = new Map<string, Root>()
  let Content: React.ComponentType<{ slot: never; waiting: React.ReactNode }> | undefined

  /** Rejects what the offerer gives when it is not what this release was built for. */
  async function draw(props: RemoteProps): Promise<void> {
    const { slot, platform, onWaiting } = props
    if (!isValid(slot?.props))
      throw new TypeError(`the slot ${name} gives something that ${remote} does not understand`)
    if (Content === undefined) throw new TypeError(`the slot ${name} is mounted before its bootstrap`)
    const waiting = <Waiting tell={onWaiting} />
    roots.get(props.name)?.render(
      <CrashBoundary {...props}>
        <OnPlatform platform={platform}>
          <React.Suspense fallback={waiting}>
            <Content slot={slot?.props as never} waiting={waiting} />
          </React.Suspense>
        </OnPlatform>
      </CrashBoundary>,
    )
  }

  return {
    async bootstrap() {
      Content ??= await load()
    },
    async mount(props) {
      const options = {
        // One slot may stand in a page more than once.
        identifierPrefix: `${props.name.replaceAll(/\W+/g, '-')}-`,
        // Reported by the shell with the release's name.
        onCaughtError: () => undefined,
      }
      roots.set(props.name, createRoot(props.container, options))
      await draw(props)
    },
    update: draw,
    async unmount({ name: mounted }) {
      roots.get(mounted)?.unmount()
      roots.delete(mounted)
    },
  }
}
