import { describe, expect, it, jest } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import type { RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import { memoryStorage } from '../testing/a-panel.tsx'
import { faultsKey } from './faults-key.ts'
import { createFaultyLoader } from './faulty-loader.ts'
import type { FaultKind } from './planned-faults.ts'

const release = { container: 'mfe_catalogue' } as PageRelease
const done = async (): Promise<void> => undefined

/** A loader with one fault on, and a remote that asks for its query client when it mounts, as real ones do. */
function aLoader(kind?: FaultKind) {
  const session = memoryStorage()
  if (kind !== undefined) session.write(faultsKey, { 'mfe-catalogue': kind })
  const mount = jest.fn(async ({ platform }: RemoteProps) => void platform.queryClient)
  const lifecycles: RemoteLifecycles = { bootstrap: done, mount, unmount: done }
  const load = jest.fn(async () => lifecycles)
  const props = { platform: { queryClient: {}, entry: 'web' } } as unknown as RemoteProps
  return { loader: createFaultyLoader({ load }, session), load, lifecycles, mount, props, session }
}

const isSettled = async (work: Promise<unknown>) => {
  const late = new Promise((resolve) => setTimeout(resolve, 0, 'late'))
  return (await Promise.race([work.then(() => 'settled'), late])) === 'settled'
}

describe('a loader with faults', () => {
  it('does not touch a remote without a planned fault', async () => {
    const { loader, lifecycles } = aLoader()
    expect(await loader.load(release, { again: false })).toBe(lifecycles)
  })

  it('leaves other remotes alone', async () => {
    const { loader, lifecycles } = aLoader('entry fails')
    const other = { container: 'mfe_account' } as PageRelease
    expect(await loader.load(other, { again: false })).toBe(lifecycles)
  })

  it('fails or hangs before anything is asked for', async () => {
    const failing = aLoader('entry fails')
    await expect(failing.loader.load(release, { again: false })).rejects.toThrow('platform panel: entry fails')
    const hanging = aLoader('entry hangs')
    expect(await isSettled(hanging.loader.load(release, { again: false }))).toBe(false)
    expect(failing.load).not.toHaveBeenCalled()
    expect(hanging.load).not.toHaveBeenCalled()
  })

  it('throws at mount', async () => {
    const { loader, mount, props } = aLoader('throws at mount')
    const faulty = await loader.load(release, { again: false })
    await expect(faulty.mount(props)).rejects.toThrow('platform panel: throws at mount')
    expect(mount).not.toHaveBeenCalled()
  })

  it('throws inside of the remote when it renders, with the rest of the platform as it is', async () => {
    const { loader, mount, props } = aLoader('throws at render')
    const faulty = await loader.load(release, { again: false })
    await expect(faulty.mount(props)).rejects.toThrow('platform panel: throws at render')
    expect(mount.mock.calls[0]?.[0].platform.entry).toBe('web')
  })

  it('draws the remote and never says so', async () => {
    const { loader, mount, props } = aLoader('never settles')
    const faulty = await loader.load(release, { again: false })
    expect(await isSettled(faulty.mount(props))).toBe(false)
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('obeys the switch at the next load', async () => {
    const { loader, lifecycles, session } = aLoader('entry fails')
    await expect(loader.load(release, { again: false })).rejects.toThrow()
    session.remove(faultsKey)
    expect(await loader.load(release, { again: true })).toBe(lifecycles)
  })
})
