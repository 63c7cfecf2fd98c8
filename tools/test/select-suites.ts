export type Workspace = {
  remotes: readonly string[]
  /** Whether the build of the shell or of a remote reads a file. */
  isReadByBuild(name: string, file: string): boolean
  /** Chunks of a remote's last build that a file is in, as `mfe-catalogue/search`; `undefined` for one that it did not read. */
  chunksOf(remote: string, file: string): readonly string[] | undefined
  /**
   * Every journey (path from `e2e` and line: `journeys/search.spec.ts:12`) → the chunks that its pages loaded in the last
   * whole run, where there was one.
   */
  chunksOfTests: ReadonlyMap<string, readonly string[]> | undefined
}

/** The suites of `npm test` that are run. */
export type Suites = {
  /** Unit tests that the changed files can reach by imports; every one where they cannot be followed. */
  unit: 'all' | 'changed'
  journeys: 'all' | readonly string[]
  /** Remotes whose own suites are run. */
  remotes: readonly string[]
  /** The main journey in other engines, a remote without the others, a remote that is made on the spot. */
  others: boolean
}

/** Nothing that a page or a service runs. */
const isWords = (file: string) => /^docs\/|\.md$|^biome\.json$|^knip\.json$/.test(file)
const isUnitTest = (file: string) => /\.test\.tsx?$|\/src\/(?:.*\/)?testing\//.test(file)
const isSpec = (file: string) => /\.spec\.ts$/.test(file)

/** Jest follows imports. These it runs by or reads as data: everything may depend on them. */
const isBeyondImports = (file: string) =>
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|jest\.config\.mjs|tsconfig[^/]*\.json)$|^static-data\//.test(
    file,
  )

/** Chooses what the difference to a commit can break. What nobody can tell is run. */
export function selectSuites(files: readonly string[], workspace: Workspace): Suites {
  const { remotes, isReadByBuild } = workspace
  const run = files.filter((file) => !isWords(file))
  const unit = run.some(isBeyondImports) ? 'all' : 'changed'
  const beyondUnit = run.filter((file) => !isUnitTest(file))
  const ownSuiteOf = (file: string) => remotes.find((remote) => file.startsWith(`${remote}/e2e/`))
  const isOfOneRemote = (file: string) =>
    !isReadByBuild('shell', file) && remotes.some((remote) => file.startsWith(`${remote}/`))
  // The shell, services, tools and the stack of the journeys stand behind every page.
  const isOfAll = (file: string) => !isOfOneRemote(file) && !(file.startsWith('e2e/') && isSpec(file))
  if (beyondUnit.some(isOfAll)) return { unit, journeys: 'all', remotes, others: true }
  const ofBuild = (remote: string) => beyondUnit.filter((file) => isReadByBuild(remote, file) && !ownSuiteOf(file))
  const built = remotes.filter((remote) => ofBuild(remote).length > 0)
  const own = remotes.filter(
    (remote) => built.includes(remote) || beyondUnit.some((file) => ownSuiteOf(file) === remote),
  )
  const chunks = built.flatMap((remote) =>
    ofBuild(remote).flatMap((file) => workspace.chunksOf(remote, file) ?? [`${remote}/`]),
  )
  return { unit, journeys: journeysOf(chunks, beyondUnit, workspace.chunksOfTests), remotes: own, others: false }
}

/** Journeys that were changed themselves, and those that load one of the chunks; `mfe-catalogue/` is any of its chunks. */
function journeysOf(
  changedChunks: readonly string[],
  files: readonly string[],
  chunksOfTests: Workspace['chunksOfTests'],
): Suites['journeys'] {
  if (changedChunks.length > 0 && chunksOfTests === undefined) return 'all'
  const specs = files.filter((file) => file.startsWith('e2e/')).map((file) => file.slice('e2e/'.length))
  const isChanged = (chunk: string) =>
    changedChunks.some((changed) => (changed.endsWith('/') ? chunk.startsWith(changed) : chunk === changed))
  const reached = [...(chunksOfTests ?? [])].filter(([, loaded]) => loaded.some(isChanged)).map(([test]) => test)
  // In a changed spec the lines of its tests are others.
  return [...specs, ...reached.filter((test) => !specs.some((spec) => test.startsWith(`${spec}:`)))]
}
