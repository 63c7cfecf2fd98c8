export type Workspace = {
  remotes: readonly string[]
  /** Whether the build of the shell or of a remote reads a file. */
  isReadByBuild(name: string, file: string): boolean
  /** Every journey, as a path from `e2e`, → the remotes that its pages loaded in the last whole run, where there was one. */
  remotesOfSpecs: ReadonlyMap<string, readonly string[]> | undefined
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
  const { remotes, isReadByBuild, remotesOfSpecs } = workspace
  const run = files.filter((file) => !isWords(file))
  const unit = run.some(isBeyondImports) ? 'all' : 'changed'
  const beyondUnit = run.filter((file) => !isUnitTest(file))
  const ownSuiteOf = (file: string) => remotes.find((remote) => file.startsWith(`${remote}/e2e/`))
  const isOfOneRemote = (file: string) =>
    !isReadByBuild('shell', file) && remotes.some((remote) => file.startsWith(`${remote}/`))
  // The shell, services, tools and the stack of the journeys stand behind every page.
  const isOfAll = (file: string) => !isOfOneRemote(file) && !(file.startsWith('e2e/') && isSpec(file))
  if (beyondUnit.some(isOfAll)) return { unit, journeys: 'all', remotes, others: true }
  const built = remotes.filter((remote) => beyondUnit.some((file) => isReadByBuild(remote, file) && !ownSuiteOf(file)))
  const own = remotes.filter(
    (remote) => built.includes(remote) || beyondUnit.some((file) => ownSuiteOf(file) === remote),
  )
  return { unit, journeys: journeysOf(built, beyondUnit, remotesOfSpecs), remotes: own, others: false }
}

/** Journeys that were changed themselves, and those that load one of the remotes. */
function journeysOf(
  built: readonly string[],
  files: readonly string[],
  remotesOfSpecs: Workspace['remotesOfSpecs'],
): Suites['journeys'] {
  if (built.length > 0 && remotesOfSpecs === undefined) return 'all'
  const changed = files.filter((file) => file.startsWith('e2e/')).map((file) => file.slice('e2e/'.length))
  const reached = [...(remotesOfSpecs ?? [])].filter(([, loaded]) => loaded.some((remote) => built.includes(remote)))
  return [...new Set([...changed, ...reached.map(([spec]) => spec)])]
}
