import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'

export type ProcessGroup = { head: ChildProcess; end(): void }

/**
 * A program and all that it starts, which end together: at the latest when this process ends. A driver that is ended
 * alone leaves its browser behind.
 */
export function startGroup(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdio: StdioOptions = 'ignore',
): ProcessGroup {
  const head = spawn(program, args, { env, stdio, detached: true })
  const end = () => {
    process.off('exit', end)
    try {
      if (head.pid !== undefined) process.kill(-head.pid, 'SIGTERM')
    } catch {
      // The whole group has ended.
    }
  }
  process.on('exit', end)
  head.on('error', (error) => console.error(`${program}: ${error.message}`))
  return { head, end }
}
