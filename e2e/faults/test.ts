import path from 'node:path'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { outsideRemotes } from '@shop/tools/outside-remotes'
import { keepChannel } from '../stack/keep-channel.ts'
import { root, type Shop } from '../stack/shop.ts'
import { test as base, expect } from '../stack/test.ts'
import { goodRelease, offer } from './candidates.ts'
import { builtRelease, type FixtureBuild, fixtureBuild } from './fixture-build.ts'
import { outsideScreen } from './screens.ts'

export type Releases = { fixture: ReleaseDescriptor; good: ReleaseDescriptor }

type Fixtures = {
  /** Makes the fixture build the newest release of a remote, for this test; alone when there is no last good one. */
  releaseFixture(remote: string, position: 'before the last good one' | 'alone'): Promise<Releases>
}

type Builds = Record<keyof Releases, FixtureBuild>

/** Both are built with the packed kit, as a team outside does. */
async function outsideBuilds(): Promise<Builds> {
  const { built } = await outsideRemotes(root)
  return { fixture: await builtRelease(built.misbehaving), good: await builtRelease(built.stamps) }
}

const ownBuilds = async (shop: Shop, remote: string): Promise<Builds> => ({
  fixture: await fixtureBuild(remote),
  good: { folder: path.join(root, remote, 'dist'), descriptor: await goodRelease(shop, remote) },
})

/** Pages know the address of a remote that is new. */
const expectShown = ({ origins }: Shop, at: string): Promise<void> =>
  expect.poll(async () => (await fetch(`${origins.shop}${at}`)).status).toBe(200)

export const test = base.extend<Fixtures>({
  releaseFixture: async ({ shop }, use) => {
    const undo: (() => Promise<void>)[] = []
    await use(async (remote, position) => {
      const { fixture, good } = await (remote === outsideScreen.remote ? outsideBuilds() : ownBuilds(shop, remote))
      const put = ({ folder, descriptor }: FixtureBuild) => shop.releases.putRelease(remote, descriptor.version, folder)
      const restoreChannel = await keepChannel(shop)
      await put(fixture)
      await put(good)
      await offer(
        shop,
        remote,
        [fixture, ...(position === 'alone' ? [] : [good])].map(({ descriptor }) => descriptor),
      )
      if (remote === outsideScreen.remote) await expectShown(shop, outsideScreen.path)
      undo.push(async () => {
        // A test may have thrown its files away.
        await put(good)
        await restoreChannel()
      })
      return { fixture: fixture.descriptor, good: good.descriptor }
    })
    for (const one of undo) await one()
  },
})
