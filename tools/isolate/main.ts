import path from 'node:path'
import type { IsolatedReleases, Isolation } from 'reference-services/isolation'
import type { BuildEvent } from '../dev/follow-sources.ts'
import { createProgress, withReminders } from '../start/progress.ts'
import { isRefusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { type IsolatedSubject, type IsolateOptions, readOptions } from './options.ts'

/** `pnpm isolate <remote>`: that remote alone in the real shell, with a panel at `/_isolate`. */
const reminderMs = 10_000
const root = path.resolve(import.meta.dirname, '../..')
const stop = stopRequest()
const { log, end } = withReminders(createProgress(Date.now(), Date.now, console.log), reminderMs)
const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))

/** The remote, and how its host shows it. */
type Prepared = {
  remote: string
  home: string
  releases: IsolatedReleases | undefined
  /** The part of the address that the arguments say. */
  query: string
}

async function run(): Promise<number> {
  const options = readOptions(root, process.argv.slice(2))
  const { subject, port, dataFolder } = options
  log(`isolating ${subject.from === 'folder' ? subject.folder : subject.remote}: loading the tools`)
  const isFollowing = subject.from === 'sources'
  const prepared = isFollowing ? await followedRemote(subject) : await preparedReleases(options, subject)
  // The sources are built while the data is loaded.
  let isolation: Isolation | undefined
  const followed = isFollowing ? await follow(options, prepared, (event) => isolation?.events.tell(event)) : undefined
  const [{ startHost }, { isolatedChannel }] = await Promise.all([import('./host.ts'), import('./isolated-store.ts')])
  const { remote, home, releases } = prepared
  const host = await startHost({
    root,
    dataFolder,
    channel: isolatedChannel,
    port,
    title: remote,
    home,
    isUnrendered: isFollowing,
    environment: process.env,
    log,
    ...(releases === undefined ? {} : { releases }),
  })
  isolation = host.isolation
  try {
    if (followed !== undefined) log('services are ready; waiting for the first builds of the sources')
    await Promise.race([followed?.ready, stopped])
    log(`${remote} is alone`)
    end()
    if (stop.aborted) return Number(stop.reason)
    console.log(`\nisolated: ${host.origin}/_isolate${prepared.query}\n`)
    await Promise.race([stopped, ...(followed === undefined ? [] : [followed.ended])])
    return stop.aborted ? 0 : 1
  } finally {
    followed?.stop()
    await host.close()
  }
}

async function followedRemote({ remote }: { remote: string }): Promise<Prepared> {
  const { homeOf } = await import('./isolated-store.ts')
  return { remote, home: await homeOf(root, remote), releases: undefined, query: '' }
}

async function preparedReleases(
  { shell, isBuilt, dataFolder }: IsolateOptions,
  subject: Exclude<IsolatedSubject, { from: 'sources' }>,
): Promise<Prepared> {
  const built = [...(shell === undefined ? ['shell'] : []), ...(subject.from === 'build' ? [subject.remote] : [])]
  if (!isBuilt && built.length > 0) {
    log(`looking whether ${built.join(' and ')} must be built`)
    const { buildChanged } = await import('../start/build-changed.ts')
    await buildChanged(built, { root, log, stop })
  }
  log('taking the releases into a store of their own')
  const [{ openShownReleases }, { homeIn }] = await Promise.all([
    import('./shown-releases.ts'),
    import('./isolated-store.ts'),
  ])
  const { started, releases } = await openShownReleases({
    ...{ root, dataFolder, subject, shell, log },
    environment: process.env,
  })
  const chosen = new URLSearchParams({
    ...(subject.from === 'store' ? { release: started.remote.version } : {}),
    ...(shell === undefined ? {} : { shell }),
  })
  const query = chosen.size === 0 ? '' : `?${chosen}`
  return { remote: started.remote.name, home: homeIn(started.remote.routes), releases, query }
}

async function follow({ dataFolder }: IsolateOptions, { remote }: Prepared, tell: (event: BuildEvent) => void) {
  log(`building shell and ${remote}, which follow their sources`)
  const [{ followSources }, { isolatedChannel }] = await Promise.all([
    import('../dev/follow-sources.ts'),
    import('./isolated-store.ts'),
  ])
  return followSources({
    root,
    dataFolder,
    channel: isolatedChannel,
    remotes: [remote],
    others: {},
    log,
    tell,
  })
}

process.exit(
  await run().catch((error: unknown) => {
    if (stop.aborted) return Number(stop.reason)
    console.error(isRefusal(error) ? `\n${error.message}` : error)
    return 1
  }),
)
