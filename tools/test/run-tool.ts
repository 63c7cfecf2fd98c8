import { spawn } from 'node:child_process'

export type RunOptions = { root: string; stop: AbortSignal; environment?: NodeJS.ProcessEnv }
export type Limit = { /** A program that does not end by itself is ended, and that is a failure. */ limitMs: number }

const killDelayMs = 1000
const minuteMs = 60_000

/**
 * Runs a program with this terminal and gives its exit code. It is the head of a group of its own, so
 * that a stop reaches its helpers too, and reaches each of them once.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  { root, stop, environment = process.env, limitMs }: RunOptions & Limit,
): Promise<number> {
  stop.throwIfAborted()
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const kill = () => signalGroup(child.pid, 'SIGKILL')
  let killTimer: NodeJS.Timeout | undefined
  const end = () => {
    signalGroup(child.pid, 'SIGTERM')
    killTimer = setTimeout(kill, killDelayMs)
  }
  stop.addEventListener('abort', end)
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    end()
  }, limitMs)
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (exitCode) => resolve(exitCode ?? 1))
    })
    if (isLate) throw new Error(`not ended after ${limitMs / minuteMs} minutes`)
    return code
  } finally {
    clearTimeout(limit)
    clearTimeout(killTimer)
    // Its head has ended: nobody is left to end its helpers.
    if (killTimer !== undefined) kill()
    stop.removeEventListener('abort', end)
  }
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch {
    // The whole group has ended.
  }
}
