import { isBucket, openReleaseStore } from '@shop/release-store'
import type { Config } from 'reference-services/config'
import { publishBuilds } from '../release/publish.ts'
import { findRemotes } from '../start/packages.ts'
import type { Progress } from '../start/progress.ts'
import { Refusal } from '../start/refusal.ts'
import { prepareReleases } from '../start/releases.ts'

type Facts = { root: string; log: Progress; stop: AbortSignal; isBuilt: boolean; isStoreGiven: boolean }

/**
 * The releases that the app shows: those of a store that somebody names are shown as they are, to try any of them;
 * without one the sources of this checkout are built.
 */
export async function prepareAppReleases(
  { dataFolder, channel, releaseStore }: Pick<Config, 'dataFolder' | 'channel' | 'releaseStore'>,
  { root, log, stop, isBuilt, isStoreGiven }: Facts,
): Promise<void> {
  const store = openReleaseStore(releaseStore)
  if (isStoreGiven) {
    if ((await store.latestRevision(channel)) === undefined)
      throw new Refusal(
        `${isBucket(releaseStore) ? releaseStore : `The store ${releaseStore}`} has no channel ${channel}.`,
      )
    log(`showing channel ${channel} of ${releaseStore} as it is`)
  } else if (isBuilt)
    await publishBuilds({ root, dataFolder, remotes: findRemotes(root), store, location: releaseStore, channel })
  else await prepareReleases(dataFolder, channel, { root, log, stop })
}
