import path from 'node:path'
import { hasTeams, isBucket, openReleaseStore } from '@shop/release-store'
import { publishBuilds } from '../release/publish.ts'
import { type BuildOptions, buildChanged } from './build-changed.ts'
import { findRemotes } from './packages.ts'

export type PrepareOptions = BuildOptions & {
  /** Another store than the folder of this data: see `RELEASE_STORE`. */
  location?: string
}

/**
 * Builds what has changed and makes a channel of the store show it. A bucket is shared by machines, as a store with
 * teams is by teams, and its channel moves by releases alone: there, a channel that is there is left as it is, and nothing needs a build.
 */
export async function prepareReleases(dataFolder: string, channel: string, options: PrepareOptions): Promise<void> {
  const { root, log, location = path.join(dataFolder, 'releases') } = options
  const store = openReleaseStore(location)
  const teams = (await store.readTeams())?.list
  const movesByReleases = isBucket(location) || (teams !== undefined && hasTeams(teams))
  if (movesByReleases && (await store.latestRevision(channel)) !== undefined) return
  const remotes = findRemotes(root)
  // The shell takes longest, so it begins first.
  await buildChanged(['shell', ...remotes], options)
  const { published, leftAlone, gone } = await publishBuilds({ root, dataFolder, remotes, store, location, channel })
  if (published.length > 0) log(`channel ${channel} shows ${published.join(', ')} as built here`)
  if (leftAlone.length > 0)
    log(
      `channel ${channel} shows ${leftAlone.join(', ')} as released by another checkout. ` +
        `A change here is shown at the next start; to show these builds as they are: pnpm release <name>`,
    )
  for (const name of gone)
    log(
      `channel ${channel} still shows ${name}, which this checkout has no more. To show it to nobody: pnpm disable ${name}`,
    )
}
