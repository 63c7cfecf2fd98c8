import { currentReleases, entries, stableRelease } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import { Refusal } from '../../start/refusal.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { distOf } from '../built.ts'
import { examplesOf } from '../check-first-views.ts'
import { type Live, placeLive } from './place-live.ts'
import type { OpenRunCheck } from './run-check.ts'
import { builtPlace, sourceLines } from './source-lines.ts'

/** Runs code in Chromium, in a shop of its own on this machine. Playwright and the services are loaded when it opens. */
export const openRunCheck: OpenRunCheck = ({ root, folder, environment, live, log, stop }) => {
  const executablePath = findChromium(environment['CHROMIUM'], log)
  const began = Promise.all([import('./stage.ts'), import('./run-release.ts')])
  const opening = began.then(([{ openStage }]) => openStage(root, executablePath, environment))
  // It is waited for where it is needed, half a minute later.
  opening.catch(() => undefined)

  async function begin(own: { name: string; version: string }, registry: Registry) {
    const [stage, [, run]] = await Promise.all([opening, began])
    await stage.place(own.name, own.version, folder ?? distOf(root, own.name))
    await placeLive(stage, liveReleases(registry), live)
    // The lines of a folder from elsewhere nobody knows here.
    const findLine = folder === undefined ? sourceLines({ root, name: own.name, log, stop }) : builtPlace
    return { stage, run, findLine }
  }

  return {
    async ofRemote(descriptor, registry) {
      const { stage, run, findLine } = await begin(descriptor, registry)
      const examples = folder === undefined ? await examplesOf(root, descriptor.name) : []
      return run.runRemote(stage, { descriptor, registry, examples, findLine })
    },
    async ofShell(manifest, into, registry) {
      const { stage, run, findLine } = await begin({ name: 'shell', version: manifest.version }, registry)
      return run.runShell(stage, { manifest, into, registry, findLine })
    },
    async close() {
      const stage = await opening.catch(() => undefined)
      await stage?.close()
    },
  }
}

function findChromium(named: string | undefined, log: (text: string) => void): string {
  try {
    return ensureChromium(named, log)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      `its code cannot be run: ${why}\nOr release it without that (--without-browser), which stands beside it for all to read`,
    )
  }
}

/** The releases of which pages are made: every shell that somebody gets, and the remotes that everybody gets. */
function liveReleases({ shells, remotes }: Registry): Live[] {
  const ofShells = entries.flatMap((entry) => currentReleases(shells[entry]))
  const ofRemotes = Object.values(remotes).flatMap((remote) => stableRelease(remote) ?? [])
  return [
    ...ofShells.map(({ descriptor }) => ({ name: 'shell', descriptor })),
    ...ofRemotes.map(({ descriptor }) => ({ name: descriptor.name, descriptor })),
  ]
}
