import path from 'node:path'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { root } from '../stack/shop.ts'
import { test as base } from '../stack/test.ts'
import { goodRelease, offer } from './candidates.ts'
import { fixtureBuild } from './fixture-build.ts'

export type Releases = { fixture: ReleaseDescriptor; good: ReleaseDescriptor }

type Fixtures = {
  /** Makes the fixture build the newest release of a remote, for this test; alone when there is no last good one. */
  releaseFixture(remote: string, position: 'before the last good one' | 'alone'): Promise<Releases>
}

export const test = base.extend<Fixtures>({
  releaseFixture: async ({ shop }, use) => {
    const undo: (() => Promise<void>)[] = []
    await use(async (remote, position) => {
      const { folder, descriptor: fixture } = await fixtureBuild(remote)
      const good = await goodRelease(shop, remote)
      await shop.releases.putRelease(remote, fixture.version, folder)
      await offer(shop, remote, position === 'alone' ? [fixture] : [fixture, good])
      undo.push(async () => {
        // A test may have thrown its files away.
        await shop.releases.putRelease(remote, good.version, path.join(root, remote, 'dist'))
        await offer(shop, remote, [good])
      })
      return { fixture, good }
    })
    for (const one of undo) await one()
  },
})
