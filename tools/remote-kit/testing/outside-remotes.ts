import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sourceFiles } from '../../verify/source-files.ts'

const run = promisify(execFile)

/** Built outside of the repository, with the packed kit and packages of the registry alone. */
export type OutsideRemotes = {
  /** The unpacked kit. */
  kit: string
  /** Remotes by their folder in `examples`, and the scaffolded ones → built folder. */
  built: Readonly<Record<OutsideRemote, string>>
}
type OutsideRemote = (typeof remotes)[number]

const examples = ['recipes', 'stamps'] as const
/** Those that the kit's own command begins, in React and in plain DOM. */
const scaffolded = { cards: [], gifts: ['--dom'] } as const
const remotes = [...examples, 'cards', 'gifts'] as const

/** All that goes into them. */
const folders = ['examples', 'release-store/src', 'remote-kit/src', 'shared/src', 'tools/federation', 'tools/release']
const inputs = [...folders, 'tools/remote-kit', 'tools/scaffold']

/** Packs the kit and builds the remotes of teams outside, once for each state of the sources. */
export async function outsideRemotes(root: string): Promise<OutsideRemotes> {
  const folder = path.join(root, 'node_modules', '.cache', 'shop', 'outside', stateOf(root))
  if (!existsSync(folder)) {
    const work = await mkdtemp(path.join(tmpdir(), 'outside-'))
    // Two tests may build the same at once: the later one's is thrown away.
    const aside = `${folder}.${randomUUID()}`
    try {
      await build(root, work)
      await keep(work, aside)
      await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }))
      await dropOthers(folder)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
  const built = Object.fromEntries(remotes.map((name) => [name, path.join(folder, name)]))
  return { kit: path.join(folder, 'kit'), built: built as OutsideRemotes['built'] }
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
  await cp(path.join(root, 'examples'), work, { recursive: true, filter: (file) => !/node_modules|dist$/.test(file) })
  const kit = `file:./${path.basename(packed.stdout.trim())}`
  await writeFile(path.join(work, 'package.json'), JSON.stringify(await packagesOf(work, kit)))
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: work })
  const cli = path.join(work, 'node_modules', '@todok', 'remote-kit', 'cli.js')
  for (const [name, args] of Object.entries(scaffolded))
    await run(process.execPath, [cli, 'scaffold', name, '--into', name, '--kit', kit, ...args], { cwd: work })
  await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(work, 'cards')])
  const webpack = path.join(work, 'node_modules', 'webpack-cli', 'bin', 'cli.js')
  await Promise.all(remotes.map((name) => run(process.execPath, [webpack], { cwd: path.join(work, name) })))
}

/** One installation for all of them: each finds its packages in the folder above. */
async function packagesOf(work: string, kit: string) {
  const manifests = await Promise.all(
    examples.map(async (name) => JSON.parse(await readFile(path.join(work, name, 'package.json'), 'utf8'))),
  )
  const all = manifests.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies])
  return { private: true, type: 'module', dependencies: { ...Object.assign({}, ...all), '@todok/remote-kit': kit } }
}

/** Of the installation nothing is needed any more. */
async function keep(work: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(path.join(work, 'node_modules', '@todok', 'remote-kit'), path.join(folder, 'kit'), { recursive: true })
  for (const name of remotes) await cp(path.join(work, name, 'dist'), path.join(folder, name), { recursive: true })
  const leftovers = (await readdir(folder)).length
  if (leftovers !== remotes.length + 1) throw new Error(`${folder} is not whole`)
}
