import { existsSync } from 'node:fs'
import path from 'node:path'
import { readBuiltChunks } from '../federation/built-chunks.ts'
import { readByBuild } from '../start/build-inputs.ts'
import { findRemotes } from '../start/packages.ts'
import { Refusal } from '../start/refusal.ts'
import { changedFiles } from './changed-files.ts'
import { readChunksOfTests } from './reports.ts'
import { type Suites, selectSuites } from './select-suites.ts'

const usage = `npm test                      every test
npm test -- --changed         what the uncommitted changes can break
npm test -- --changed main~3  what the difference to a commit can break`

/** A run of a part, and the commit that it is measured against. */
export type PartialRun = Suites & { since: string }

/** The suites that the arguments of `npm test` ask for; `undefined` is the whole. Refuses arguments that it does not know. */
export async function requestedSuites(root: string, args: readonly string[]): Promise<PartialRun | undefined> {
  const [flag, since = 'HEAD', ...rest] = args
  if (flag === undefined) return undefined
  if (flag !== '--changed' || rest.length > 0) throw new Refusal(usage)
  const remotes = findRemotes(root)
  const inputs = new Map(['shell', ...remotes].map((name) => [name, readByBuild(root, name)]))
  const isReadByBuild = (name: string, file: string): boolean => {
    const build = inputs.get(name)
    return build?.isRead(file) === true && build.paths.some((at) => file === at || file.startsWith(`${at}/`))
  }
  const built = new Map(remotes.map((remote) => [remote, readBuiltChunks(root, remote)]))
  const suites = selectSuites(changedFiles(root, since), {
    remotes,
    isReadByBuild,
    chunksOf: (remote, file) => built.get(remote)?.[file]?.map((chunk) => `${remote}/${chunk}`),
    chunksOfTests: await readChunksOfTests(root),
  })
  // A journey that was taken away is not run.
  const isThere = (test: string) => existsSync(path.join(root, 'e2e', test.replace(/:\d+$/, '')))
  return { ...suites, journeys: suites.journeys === 'all' ? 'all' : suites.journeys.filter(isThere), since }
}
