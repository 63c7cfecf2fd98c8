import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Refusal } from '@shop/release-store'
import type {
  FirstViewExample,
  FirstViewRequest,
  Registry,
  ReleaseDescriptor,
  ShellManifest,
} from '@shop/shared/contract'
import { exampleRequests } from 'reference-services/example-requests'
import { type EntryFault, judgeEntry } from 'reference-services/judge-entry'
import { distOf } from './built.ts'

/** Renders the first views of a remote of this checkout, and gives those that the edge would not show. Older releases have none. */
export async function checkFirstViews(root: string, descriptor: ReleaseDescriptor): Promise<Refusal[]> {
  const { name, server } = descriptor
  if (server === undefined) return []
  const { screens, slots: slotNames } = server
  const examples = await examplesOf(root, name)
  const requests = await exampleRequests({ ...descriptor, screens, slotNames, examples })
  const leave = `or name the screen in browserOnly of ${name}/webpack.config.mjs`
  const folder = distOf(root, name)
  return refusalsOf({ folder, name, version: descriptor.version, entry: server.entry, requests, leave })
}

/** Likewise of a folder that was built elsewhere, at the patterns of its routes: its examples are not here. */
export async function checkFolderFirstViews(folder: string, descriptor: ReleaseDescriptor): Promise<Refusal[]> {
  const { name, version, server } = descriptor
  if (server === undefined) return []
  const requests = await exampleRequests({ ...descriptor, screens: server.screens })
  return refusalsOf({
    folder,
    name,
    version,
    entry: server.entry,
    requests,
    leave: 'or leave the screen out of server',
  })
}

/** Renders the shell's frame around the screens of all remotes, and around its own, likewise. */
export async function checkShellFirstViews(root: string, shell: ShellManifest, registry: Registry): Promise<Refusal[]> {
  const { version, server } = shell
  if (server === undefined) return []
  const screensOf = (routes: ReleaseDescriptor['routes']) => Object.values(routes).map(({ screen }) => screen)
  const routes = { ...shell.routes, ...shell.placeholders }
  const own = await exampleRequests({ name: 'shell', routes, reads: {}, screens: screensOf(routes) })
  const remotes = Object.values(registry.remotes).flatMap(({ candidates: [newest] }) => newest?.descriptor ?? [])
  const around = await Promise.all(
    remotes.map((remote) => exampleRequests({ ...remote, screens: remote.server?.screens ?? [] })),
  )
  const requests = [...own.map((request) => ({ ...request, hasScreen: false })), ...around.flat()]
  const folder = distOf(root, 'shell')
  return refusalsOf({ folder, name: 'shell', version, entry: server.entry, requests, leave: '' })
}

/** Addresses and replies that the tests of the remote render as well. They are written by the team, in plain TypeScript. */
export async function examplesOf(root: string, name: string): Promise<readonly FirstViewExample[]> {
  const file = path.join(root, name, 'src', 'testing', 'first-views.ts')
  if (!existsSync(file)) return []
  const { firstViews }: { firstViews: readonly FirstViewExample[] } = await import(pathToFileURL(file).href)
  return firstViews
}

type ReleaseToRender = {
  /** Of the built files. */
  folder: string
  name: string
  version: string
  entry: string
  requests: readonly FirstViewRequest[]
  /** A further way out, for remotes. */
  leave: string
}

async function refusalsOf({ folder, name, version, entry, requests, leave }: ReleaseToRender): Promise<Refusal[]> {
  const code = await readFile(path.join(folder, entry), 'utf8')
  const faults = await judgeEntry({ release: `${name}@${version}`, code, requests })
  return firstOfEach(faults).map(({ request, reason, words }) => ({
    rule: 'first view',
    ours: `${name} ${version} ${verbs[reason]}${request === undefined ? '' : ` at ${pageOf(request)}`}: ${words}`,
    theirs: consequences[reason] ?? 'the edge leaves the page to the browser',
    wayOut: `${[wayOuts[reason], leave].filter((part) => part !== '').join(', ')} (docs/first-views.md)`,
  }))
}

/** One kind of page tells enough of a screen that fails in the same way for all. */
function firstOfEach(faults: readonly EntryFault[]): EntryFault[] {
  const byScreen = new Map<string, EntryFault>()
  for (const fault of faults) {
    const key = `${fault.request?.path} ${fault.reason}`
    if (!byScreen.has(key)) byScreen.set(key, fault)
  }
  return [...byScreen.values()]
}

const pageOf = ({ path, search, route, kind }: FirstViewRequest): string =>
  `${path}${search} (screen ${route.declaration.screen}, ${kind.who}, ${kind.device})`

const verbs: Record<EntryFault['reason'], string> = {
  notStarted: 'has a server entry that does not load',
  thrown: 'throws',
  declined: 'declines',
  hung: 'does not come to an end',
  died: 'ends its process',
  refused: 'renders what no page may have',
  keepsState: 'renders something else each time',
  slow: 'renders too slowly',
}

const consequences: Partial<Record<EntryFault['reason'], string>> = {
  notStarted: 'the edge renders no page of it',
  keepsState: 'the edge renders no page of it any more, since a view may be that of another visitor',
}

const useBrowserLater = 'read what only a browser has through useAsRendered, in an effect or in a handler'
const renderLess = 'render less: what is below the first screenful into an Area, what is computed into the reply'
const wayOuts: Record<EntryFault['reason'], string> = {
  notStarted: 'use nothing of a browser while modules are evaluated',
  thrown: useBrowserLater,
  declined: '',
  hung: renderLess,
  died: useBrowserLater,
  refused: 'leave out scripts, handlers in attributes, and what is longer than a million characters',
  keepsState: 'take chance, the hour and what modules keep out of the drawing: useId, useNow, an effect',
  slow: renderLess,
}
