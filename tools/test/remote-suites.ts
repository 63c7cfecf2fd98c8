import path from 'node:path'
import { clearReport, remoteSuiteReport } from './reports.ts'
import { type RunOptions, runTool } from './run-tool.ts'
import type { SuiteTimes } from './suite-times.ts'

/** Beyond the limit of each suite, and of the copy that some are run in. */
const suiteLimitMs = 27 * 60_000

/** The remote whose suite proves that a remote needs no other one's sources, and the part of it that does. */
const independent = { remote: 'mfe-signup', spec: 'application.spec.ts' } as const

type Suite = { name: string; program: string; folder: string; args: readonly string[] }

/**
 * The browser suites of all remotes in one run, each test with its remote alone in the shop; a part of one suite in a
 * copy of the repository that has no other remote, since what it takes from their sources fails there; and the suite of
 * a remote that is made on the spot.
 */
function suitesOf(root: string): Suite[] {
  const tool = (file: string) => path.join(root, 'tools', file)
  const { remote, spec } = independent
  return [
    {
      name: 'remotes',
      program: tool('isolate/e2e.ts'),
      folder: path.join(root, 'tools', 'isolate'),
      args: ['--grep-invert', `${remote}/e2e/${spec}`],
    },
    { name: `${remote}-alone`, program: tool('isolate/alone.ts'), folder: root, args: [remote, spec] },
    { name: 'mfe-tried-out', program: tool('scaffold/try.ts'), folder: root, args: [] },
  ]
}

/** The names under which {@link runRemoteSuites} leaves its results. */
export const remoteSuiteNames = (root: string): string[] => suitesOf(root).map(({ name }) => name)

/** Runs the suites of all remotes one after another, whatever happens to one of them. Gives the worst exit code. */
export const runRemoteSuites = (options: RunOptions & Pick<SuiteTimes, 'measure'>): Promise<number> =>
  runSuites(suitesOf(options.root), options)

/** The own suites of some remotes, each alone in the shop. */
export const runOwnSuites = (
  remotes: readonly string[],
  options: RunOptions & Pick<SuiteTimes, 'measure'>,
): Promise<number> =>
  runSuites(
    remotes.map((remote) => ownSuite(options.root, remote)),
    options,
  )

const ownSuite = (root: string, remote: string): Suite => ({
  name: remote,
  program: path.join(root, 'tools', 'isolate', 'e2e.ts'),
  folder: path.join(root, remote),
  args: [],
})

async function runSuites(
  suites: readonly Suite[],
  { root, stop, measure, environment = process.env }: RunOptions & Pick<SuiteTimes, 'measure'>,
): Promise<number> {
  let worst = 0
  for (const { name, program, folder, args } of suites) {
    const report = remoteSuiteReport(root, name)
    await clearReport(report)
    const code = await measure(name === 'remotes' ? 'suites of the remotes' : `suite of ${name}`, () =>
      runTool(process.execPath, [program, ...args], {
        root: folder,
        stop,
        limitMs: suiteLimitMs,
        environment: { ...environment, JOURNEYS_REPORT: report },
      }),
    ).catch((error: Error) => {
      if (stop.aborted) throw error
      console.error(`${name}: ${error.message}`)
      return 1
    })
    worst = Math.max(worst, code)
  }
  return worst
}
