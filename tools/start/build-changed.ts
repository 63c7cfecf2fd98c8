import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { builtSourceMaps } from '../federation/built-source-maps.ts'
import { buildInputs } from './build-inputs.ts'
import { waitForLock } from './build-lock.ts'
import type { Progress } from './progress.ts'
import { Refusal } from './refusal.ts'

type BuildRecord = { inputs: string; output: string; hasSourceMaps?: boolean }

export type BuildOptions = {
  root: string
  log: Progress
  stop?: AbortSignal | undefined
  /** Makes source maps as well; a build without them is built again then, to the same scripts. */
  sourceMaps?: boolean
}

const cacheOf = (root: string) => path.join(root, 'node_modules', '.cache', 'shop')
const mode = () => process.env['SHOP_BUILD'] ?? 'production'

/** Reads what a build left behind: its manifest holds the hash of every file. */
async function outputOf(root: string, name: string): Promise<string> {
  const manifest = path.join(root, name, 'dist', name === 'shell' ? 'shell.json' : 'release.json')
  const content = await readFile(manifest).catch(() => undefined)
  return content === undefined ? '' : createHash('sha256').update(content).digest('hex')
}

/** Builds those of the packages whose inputs have changed since their last build. */
export async function buildChanged(names: readonly string[], options: BuildOptions): Promise<void> {
  const { root, log, stop } = options
  const lock = await waitForLock(
    path.join(cacheOf(root), 'builds'),
    (pid) => log(`waiting for the build of process ${pid}`),
    stop,
  )
  try {
    const started = performance.now()
    const judged = await Promise.all(names.map((name) => judgeBuild(name, options)))
    const changed = judged.filter((build) => !build.isCurrent)
    if (changed.length === 0) return
    log(`building ${changed.map(({ name }) => name).join(', ')}`)
    const failures = await inParallel(changed, (build) => buildOne(build.name, build.inputs, options))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const failed = failures.filter((failure) => failure !== undefined)
    if (failed.length > 0) throw new Refusal(failed.join('\n\n'))
    log(`built ${changed.length} of ${names.length} packages in ${seconds} s`)
  } finally {
    await lock.release()
  }
}

async function judgeBuild(name: string, { root, sourceMaps = false }: BuildOptions) {
  const inputs = await buildInputs(root, name, mode())
  const text = await readFile(recordOf(root, name), 'utf8').catch(() => '{}')
  const last: Partial<BuildRecord> = JSON.parse(text)
  const isSame = last.inputs === inputs && last.output === (await outputOf(root, name))
  const isCurrent = isSame && (!sourceMaps || (last.hasSourceMaps === true && existsSync(builtSourceMaps(root, name))))
  return { name, inputs, isCurrent }
}

const recordOf = (root: string, name: string) => path.join(cacheOf(root), 'builds', `${name}.json`)

/** Runs one build as a process of its own; gives what went wrong. */
async function buildOne(
  name: string,
  inputs: string,
  { root, log, stop, sourceMaps = false }: BuildOptions,
): Promise<string | undefined> {
  const program = path.join(root, 'tools', 'federation', 'build.ts')
  const child = spawn(process.execPath, [program, path.join(root, name)], {
    cwd: root,
    env: { ...process.env, SHOP_SOURCE_MAPS: sourceMaps ? 'yes' : '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
    ...(stop === undefined ? {} : { signal: stop }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) return `${output.trim()}\n\n${name} does not build: its errors stand above.`
  const record: BuildRecord = { inputs, output: await outputOf(root, name), hasSourceMaps: sourceMaps }
  await mkdir(path.dirname(recordOf(root, name)), { recursive: true })
  await writeFile(recordOf(root, name), JSON.stringify(record))
  log(`built ${name}`)
  return undefined
}

/** One worker a core; results in the order of the items. */
async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), items.length) }, worker))
  return results
}
