import path from 'node:path'
import { clearReport, remoteSuiteReport } from './reports.ts'
import { type RunOptions, runTool } from './run-tool.ts'
import type { SuiteTimes } from './suite-times.ts'

/** Beyond the limit of each suite, and of the copy that some are run in. */
const suiteLimitMs = 16 * 60_000

/** The remote that `tools/new-remote/try.ts` makes in a copy. */
export const triedRemote = 'mfe-tried-out'

type Suite = { remote: string; program: string; folder: string; args: readonly string[] }

/**
 * The browser suite of every remote on its isolation host: the last one in a copy of the repository that has no
 * other remote, since what it takes from their sources fails there, and with the seed that the others have made; and
 * one of a remote that is made on the spot.
 */
function suitesOf(root: string, remotes: readonly string[]): Suite[] {
  const tool = (file: string) => path.join(root, 'tools', file)
  const own = remotes.map(
    (remote, place): Suite =>
      place === remotes.length - 1
        ? { remote, program: tool('isolate/alone.ts'), folder: root, args: [remote] }
        : { remote, program: tool('isolate/e2e.ts'), folder: path.join(root, remote), args: [] },
  )
  return [...own, { remote: triedRemote, program: tool('new-remote/try.ts'), folder: root, args: [] }]
}

/** Runs them one after another, whatever happens to one of them. Gives the worst exit code. */
export async function runRemoteSuites(
  remotes: readonly string[],
  { root, stop, measure, environment = process.env }: RunOptions & Pick<SuiteTimes, 'measure'>,
): Promise<number> {
  let worst = 0
  for (const { remote, program, folder, args } of suitesOf(root, remotes)) {
    const report = remoteSuiteReport(root, remote)
    await clearReport(report)
    const code = await measure(`suite of ${remote}`, () =>
      runTool(process.execPath, [program, ...args], {
        root: folder,
        stop,
        limitMs: suiteLimitMs,
        environment: { ...environment, JOURNEYS_REPORT: report },
      }),
    ).catch((error: Error) => {
      if (stop.aborted) throw error
      console.error(`${remote}: ${error.message}`)
      return 1
    })
    worst = Math.max(worst, code)
  }
  return worst
}
