import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

export type ServicesOptions = {
  root: string
  environment: NodeJS.ProcessEnv
  ports: Readonly<Record<string, number>>
  /** Where its words go: this terminal, or the file descriptor of a log. */
  output: 'inherit' | number
  /** Options of Node, before the program. */
  nodeOptions?: readonly string[]
}

export type Services = {
  /**
   * When every origin answers `/readyz` with 200. Rejects when the process ends first, or when nothing has moved in it
   * for a time. `hear` is told now and then that it goes on, and with what.
   */
  ready(quietMs: number, hear?: (doing: string) => void): Promise<void>
  /** Lets running requests end, then ends the process. */
  stop(): Promise<void>
  /** As a crash would: no goodbye. */
  kill(): Promise<void>
  /** The exit code, when it has ended. */
  ended: Promise<number>
}

/** Beyond the time for which the services go on answering when they are told to end. */
const killDelayMs = 1500
/** Whoever watches reads in words what goes wrong, and not every call; many such shops run on one machine. */
const forTerminal = { LOG_FORMAT: 'text', LOG_LEVEL: 'warn', METRICS_PORT: '0', SLOW_QUERY_MS: '0' }
const pollMs = 100
const probeMs = 2000
const tellEveryMs = 15_000

/** The reference services as a process of their own: whatever they do, the one who started them can end them. */
export function startServices({ root, environment, ports, output, nodeOptions = [] }: ServicesOptions): Services {
  const drainMs = Number(environment['DRAIN_SECONDS'] ?? 0) * 1000
  const child = spawn(process.execPath, [...nodeOptions, path.join(root, 'reference-services', 'src', 'main.ts')], {
    cwd: root,
    env: { ...forTerminal, ...environment },
    // The channel tells the services when the one who started them is gone.
    stdio: ['ignore', output, output, 'ipc'],
    // A group of their own: a terminal's Ctrl-C would reach them beside our word, and twice means "at once".
    detached: true,
  })
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

  // What the services said last, and when they last gave a sign.
  let doing = ''
  let movedAt = performance.now()
  child.on('message', (message) => {
    movedAt = performance.now()
    if (typeof message === 'object' && 'doing' in message) doing = String(message.doing)
  })

  function expectMovement(quietMs: number, waiting: readonly string[]): void {
    if (performance.now() - movedAt <= quietMs) return
    const seconds = quietMs / 1000
    throw new Refusal(
      `Nothing has moved for ${seconds} s, and not ready: ${waiting.join(', ')}. Last: ${doing || 'nothing'}.`,
    )
  }

  return {
    ended,
    async ready(quietMs, hear) {
      let tellAt = performance.now() + tellEveryMs
      let hasEnded = false
      void ended.then(() => {
        hasEnded = true
      })
      let waiting = Object.keys(ports)
      while (waiting.length > 0) {
        if (hasEnded) throw new Refusal('The services have ended before they were ready: their words stand above.')
        expectMovement(quietMs, waiting)
        if (performance.now() > tellAt) {
          hear?.(doing)
          tellAt += tellEveryMs
        }
        const answers = await Promise.all(waiting.map((name) => isHealthy(ports[name] ?? 0)))
        if (answers.includes(true)) movedAt = performance.now()
        waiting = waiting.filter((_, place) => answers[place] === false)
        if (waiting.length > 0) await wait(pollMs)
      }
    },
    async stop() {
      if (isGone(child)) return
      child.kill('SIGTERM')
      const hardEnd = setTimeout(() => child.kill('SIGKILL'), drainMs + killDelayMs)
      await ended
      clearTimeout(hardEnd)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const isGone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const isHealthy = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(probeMs) }).then(
    (reply) => reply.status === 200,
    () => false,
  )
