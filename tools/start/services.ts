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
  /** When every origin answers `/healthz` with 200. Rejects when the process ends first. */
  ready(deadlineMs: number): Promise<void>
  /** Lets running requests end, then ends the process. */
  stop(): Promise<void>
  /** As a crash would: no goodbye. */
  kill(): Promise<void>
  /** The exit code, when it has ended. */
  ended: Promise<number>
}

/** Beyond the time for which the services go on answering when they are told to end. */
const killDelayMs = 1500
const pollMs = 100
const probeMs = 2000

/** The reference services as a process of their own: whatever they do, the one who started them can end them. */
export function startServices({ root, environment, ports, output, nodeOptions = [] }: ServicesOptions): Services {
  const drainMs = Number(environment['DRAIN_SECONDS'] ?? 0) * 1000
  const child = spawn(process.execPath, [...nodeOptions, path.join(root, 'reference-services', 'src', 'main.ts')], {
    cwd: root,
    env: environment,
    // The channel tells the services when the one who started them is gone.
    stdio: ['ignore', output, output, 'ipc'],
    // A group of their own: a terminal's Ctrl-C would reach them beside our word, and twice means "at once".
    detached: true,
  })
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

  return {
    ended,
    async ready(deadlineMs) {
      const until = performance.now() + deadlineMs
      let hasEnded = false
      void ended.then(() => {
        hasEnded = true
      })
      let waiting = Object.keys(ports)
      while (waiting.length > 0) {
        if (hasEnded) throw new Refusal('The services have ended before they were ready: their words stand above.')
        if (performance.now() > until)
          throw new Refusal(`Not ready after ${deadlineMs / 1000} s: ${waiting.join(', ')}.`)
        const answers = await Promise.all(waiting.map((name) => isHealthy(ports[name] ?? 0)))
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
  fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(probeMs) }).then(
    (reply) => reply.status === 200,
    () => false,
  )
