import { spawn } from 'node:child_process'

export type RunOptions = { root: string; stop: AbortSignal; environment?: NodeJS.ProcessEnv }

const stopPatienceMs = 1000

/**
 * Runs a program with this terminal and gives its exit code. It is the head of a group of its own, so
 * that a stop reaches its helpers too, and reaches each of them once.
 */
export async function runTool(command: string, args: readonly string[], options: RunOptions): Promise<number> {
  const { root, stop, environment = process.env } = options
  stop.throwIfAborted()
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const end = () => {
    signalGroup(child.pid, 'SIGTERM')
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), stopPatienceMs)
  }
  stop.addEventListener('abort', end)
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (code) => resolve(code ?? 1))
    })
  } finally {
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
