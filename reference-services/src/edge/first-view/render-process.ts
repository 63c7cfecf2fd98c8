import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FirstViewRequest } from '@shop/shared/contract'
import { whenSpent } from './processor-times.ts'
import { RenderFailure } from './render-failure.ts'

type Order = { code: string; release: string } | { request: FirstViewRequest }
export type RenderOrder = { id: number } & Order
export type RenderAnswer =
  | { id: number; view: unknown }
  | { id: number; error: string; reason: 'thrown' | 'refused' | 'declined' }

export type RenderProcess = {
  /** Gives what the entry says, unchecked. Rejects with {@link RenderFailure}; one that hangs is ended with its process. */
  render(request: FirstViewRequest): Promise<unknown>
  end(): void
  isAlive(): boolean
  /** Settles when it has ended, for whatever reason. */
  exited: Promise<void>
}

export type RenderProcessFacts = {
  /** `name@version`. */
  release: string
  code: string
  /** Hears the first lines that the entry writes. */
  log(line: string): void
  /** How long a view may take before it ends its process; waits for a processor do not count. */
  renderMs?: number
}

const program = path.join(import.meta.dirname, 'render-program.ts')
const startMs = 10_000
const defaultRenderMs = 1000
const heapMegabytes = 128
const maxLogCharacters = 2000

/** No file beside the program, no process, no thread, no addon, no network. docs/adr/0013-first-view-at-the-edge.md */
export const confinedTo = (file: string): string[] => [
  '--permission',
  `--allow-fs-read=${file}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heapMegabytes}`,
]

/** Starts a process that renders with one server entry. Rejects with {@link RenderFailure} when the entry does not load. */
export async function startRenderProcess({
  release,
  code,
  log,
  renderMs = defaultRenderMs,
}: RenderProcessFacts): Promise<RenderProcess & { pid: number | undefined }> {
  const child = fork(program, [], {
    execPath: process.execPath,
    execArgv: confinedTo(program),
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  logOutput(child, (line) => log(`${release}: ${line}`))
  const waiting = new Map<number, { resolve(view: unknown): void; reject(failure: RenderFailure): void }>()
  let lastId = 0
  let isAlive = true
  const end = () => {
    isAlive = false
    child.kill('SIGKILL')
  }

  child.on('message', (answer: RenderAnswer) => {
    const one = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (!('error' in answer)) return one?.resolve(answer.view)
    one?.reject(new RenderFailure(answer.reason, answer.error))
  })
  const exited = new Promise<void>((resolve) => {
    const over = (words: string) => {
      isAlive = false
      for (const one of waiting.values()) one.reject(new RenderFailure('died', words))
      waiting.clear()
      resolve()
    }
    child.on('error', (error) => over(error.message))
    child.on('exit', (code, signal) => over(`its process ended with ${signal ?? code}`))
  })

  function give(order: Order, withinMs: number): Promise<unknown> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const over = whenSpent(child.pid, withinMs, () => {
        waiting.delete(id)
        end()
        reject(new RenderFailure('hung', `no answer within ${withinMs} ms`))
      })
      waiting.set(id, {
        resolve: (view) => {
          over()
          resolve(view)
        },
        reject: (failure) => {
          over()
          reject(failure)
        },
      })
      // A process that has ended hears nothing, and has settled what waited for it.
      child.send({ id, ...order }, () => undefined)
    })
  }

  try {
    await Promise.all([endFirstWithoutMemory(child), give({ code, release }, startMs)])
  } catch (error) {
    end()
    throw error
  }
  return { pid: child.pid, render: (request) => give({ request }, renderMs), end, isAlive: () => isAlive, exited }
}

const highestOomScore = '1000'

/**
 * Has Linux end this process, and not the edge, when the machine or the container runs out of memory: the limit of the heap is
 * none for buffers, of which a second is enough for a gigabyte. Elsewhere there is no such file.
 */
const endFirstWithoutMemory = ({ pid }: ChildProcess): Promise<void> =>
  writeFile(`/proc/${pid}/oom_score_adj`, highestOomScore).catch(() => undefined)

/** The first lines alone: an entry that writes without an end fills no log. */
function logOutput(child: ChildProcess, log: (line: string) => void): void {
  let left = maxLogCharacters
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const shown = text.slice(0, left).trim()
      left = Math.max(0, left - text.length)
      if (shown !== '') log(shown.replace(/\s*\n\s*/g, ' | '))
    })
}
