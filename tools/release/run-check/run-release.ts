import type { Entry, Refusal } from '@shop/release-store'
import type { FirstViewExample, Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { findClashes } from './beside-others.ts'
import { pageOfShell, pagesOfRemote } from './pages.ts'
import { runTours } from './run-tours.ts'
import { toursOf, toursOfShell } from './screens.ts'
import type { FindLine } from './source-lines.ts'
import type { Stage } from './stage.ts'

type ToRun = {
  /** Shown by the channel. */
  registry: Registry
  findLine: FindLine
}
export type RemoteToRun = ToRun & { descriptor: ReleaseDescriptor; examples: readonly FirstViewExample[] }
export type ShellToRun = ToRun & { manifest: ShellManifest; into: readonly Entry[] }

/** Runs the placed files of a remote in the pages of everybody's shells, and gives what nobody shall meet. */
export async function runRemote(stage: Stage, remote: RemoteToRun): Promise<Refusal[]> {
  const { descriptor, registry, examples, findLine } = remote
  const { name, version, files, routes } = descriptor
  const release = `${name}@${version}`
  const base = `${stage.origins.assets}/${name}/${version}/`
  for (const page of pagesOfRemote(descriptor, registry)) {
    const refusals = await runTours(stage, {
      judged: { release, base, files: new Set(Object.keys(files)) },
      page,
      tours: toursOf({ name, routes, examples }),
      findLine,
      afterFirst: (visitor, kind, inTab) =>
        findClashes(visitor, {
          ...{ kind, name, release, remotes: page.remotes },
          worksAlone: ({ route, address }) =>
            inTab(kind, async (alone) => {
              const { state, findings } = await alone.visit(route.owner, address)
              return state === 'stands' && findings.length === 0
            }),
        }),
    })
    if (refusals.length > 0) return refusals
  }
  return []
}

/** Runs the placed files of a shell with every remote as everybody gets it, and gives what nobody shall meet. */
export async function runShell(stage: Stage, { manifest, into, registry, findLine }: ShellToRun): Promise<Refusal[]> {
  const { version, files } = manifest
  const page = pageOfShell(manifest, into, registry)
  const ofEntry = { web: 'web', app: 'webview' } as const
  return runTours(stage, {
    judged: {
      release: `shell@${version}`,
      base: `${stage.origins.shop}/_shell/${version}/`,
      files: new Set(Object.keys(files)),
    },
    page,
    tours: toursOfShell(manifest, page.remotes).filter(({ kind }) => into.includes(ofEntry[kind.entry])),
    findLine,
  })
}
