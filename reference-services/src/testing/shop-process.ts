import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forShortLivedDatabases } from './short-lived-databases.ts'

export type ShopProcess = { kill(): Promise<void>; stop(): Promise<number | null> }

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program of the shop; resolves when it is ready, rejects with all its words when it ends before. */
export const startProcess = (
  program: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  readyWord?: string,
): Promise<ShopProcess> => prepareProcess(program, environment, args, readyWord).begin()

/** A program that loads its code meanwhile and waits for the word to begin. */
export function prepareProcess(
  program: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  readyWord = 'ready',
): { begin(): Promise<ShopProcess> } {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [forShortLivedDatabases, program, ...args], {
    // Many starts of the same program compile it once.
    env: { PATH, HOME, NODE_COMPILE_CACHE: path.join(tmpdir(), 'todok-compile-cache'), ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const words = collect(child)
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    return ended
  }
  return {
    async begin() {
      // A program that has ended already says so by its code.
      child.stdin?.on('error', () => undefined).end('begin\n')
      await Promise.race([
        until(child, readyWord),
        ended.then((code) => {
          throw new Error(`ended with ${code}: ${words()}`)
        }),
      ])
      return {
        async kill() {
          await end('SIGKILL')()
        },
        stop: end('SIGTERM'),
      }
    },
  }
}

function collect(child: ChildProcess): () => string {
  let words = ''
  const hear = (chunk: Buffer) => {
    words += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  return () => words
}

const until = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve) => {
    let heard = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
      if (heard.includes(word)) resolve()
    })
  })
