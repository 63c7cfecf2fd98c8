import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { waitForLock } from '../../start/build-lock.ts'
import { sourceFiles } from '../../verify/source-files.ts'

const execute = promisify(execFile)

/** A compiler says on its standard output what is wrong. */
async function run(program: string, args: readonly string[], options: { cwd?: string } = {}) {
  const { stdout } = await execute(program, args, options).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout ?? ''}`)
  })
  return stdout
}

/** Built outside of the repository, with the packed kit and packages of the registry alone. */
export type OutsideRemotes = {
  /** The unpacked kit. */
  kit: string
  /** Remotes → built folder. */
  built: Readonly<Record<OutsideRemote, string>>
}
type OutsideRemote = keyof typeof folderOf

/** For the faults that a test plants. */
const misbehaving = 'e2e/faults/fixture'
/** Those that the kit's own command begins, in React and in plain DOM. */
const scaffolded = { cards: [], gifts: ['--dom'] } as const
const folderOf = {
  recipes: 'examples/recipes',
  stamps: 'examples/stamps',
  misbehaving: `${misbehaving}/outside`,
  cards: 'cards',
  gifts: 'gifts',
} as const
const remotes = Object.entries(folderOf) as [OutsideRemote, string][]

/** All that goes into them. */
const folders = [
  'examples',
  misbehaving,
  'release-store/src',
  'remote-kit/src',
  'shared/src',
  'tools/federation',
  'tools/release',
]
const inputs = [...folders, 'tools/remote-kit', 'tools/scaffold']

/** Packs the kit and builds the remotes of teams outside, once for each state of the sources: of two tests at once the later one waits. */
export async function outsideRemotes(root: string): Promise<OutsideRemotes> {
  const folder = path.join(root, 'node_modules', '.cache', 'shop', 'outside', stateOf(root))
  const lock = await waitForLock(path.dirname(folder), () => undefined)
  try {
    if (!existsSync(folder)) await make(root, folder)
  } finally {
    await lock.release()
  }
  const built = Object.fromEntries(remotes.map(([name]) => [name, path.join(folder, name)]))
  return { kit: path.join(folder, 'kit'), built: built as OutsideRemotes['built'] }
}

async function make(root: string, folder: string): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'outside-'))
  const aside = `${folder}.${randomUUID()}`
  try {
    await build(root, work)
    await keep(work, aside)
    await rename(aside, folder)
    await dropOthers(folder)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function dropOthers(folder: string): Promise<void> {
  const names = (await readdir(path.dirname(folder))).filter(
    (name) => name !== path.basename(folder) && !name.includes('.'),
  )
  await Promise.all(names.map((name) => rm(path.join(folder, '..', name), { recursive: true, force: true })))
}

function stateOf(root: string): string {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of sourceFiles(root, /\.(?:[cm]?[jt]sx?|vue|json|txt)$/, input))
      if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

async function build(root: string, work: string): Promise<void> {
  const packed = await run(process.execPath, [path.join(root, 'tools/remote-kit/main.ts'), work])
  for (const folder of ['examples', misbehaving])
    await cp(path.join(root, folder), path.join(work, folder), {
      recursive: true,
      filter: (file) => !/node_modules|dist$/.test(path.relative(root, file)),
    })
  const kit = `file:./${path.basename(packed.trim())}`
  await writeFile(path.join(work, 'package.json'), JSON.stringify(await packagesOf(work, kit)))
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: work })
  const cli = path.join(work, 'node_modules', '@todok', 'remote-kit', 'cli.js')
  for (const [name, args] of Object.entries(scaffolded))
    await run(process.execPath, [cli, 'scaffold', name, '--into', name, '--kit', kit, ...args], { cwd: work })
  await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(work, 'cards')])
  const webpack = path.join(work, 'node_modules', 'webpack-cli', 'bin', 'cli.js')
  await Promise.all(remotes.map(([, at]) => run(process.execPath, [webpack], { cwd: path.join(work, at) })))
}

/** One installation for all of them: each finds its packages in a folder above. */
async function packagesOf(work: string, kit: string) {
  const manifests = await Promise.all(
    [folderOf.recipes, folderOf.stamps].map(async (at) =>
      JSON.parse(await readFile(path.join(work, at, 'package.json'), 'utf8')),
    ),
  )
  const all = manifests.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies])
  return { private: true, type: 'module', dependencies: { ...Object.assign({}, ...all), '@todok/remote-kit': kit } }
}

/** Of the installation nothing is needed any more. */
async function keep(work: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(path.join(work, 'node_modules', '@todok', 'remote-kit'), path.join(folder, 'kit'), { recursive: true })
  for (const [name, at] of remotes) await cp(path.join(work, at, 'dist'), path.join(folder, name), { recursive: true })
  const leftovers = (await readdir(folder)).length
  if (leftovers !== remotes.length + 1) throw new Error(`${folder} is not whole`)
}
