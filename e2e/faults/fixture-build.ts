import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { root } from '../stack/shop.ts'

export type FixtureBuild = { folder: string; descriptor: ReleaseDescriptor }

const misbehaving = path.join(import.meta.dirname, 'fixture')

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** The real remote in a build that misbehaves on request, or by another fixture's configuration; built once for each state of its sources. */
export async function fixtureBuild(remote: string, fixture = misbehaving): Promise<FixtureBuild> {
  const folder = path.join(root, 'node_modules', '.cache', 'shop', 'faults', remote, await stateOf(remote, fixture))
  if (!(await exists(folder))) {
    // Two workers may build the same at once: the later one's is thrown away.
    const aside = `${folder}.${randomUUID()}`
    await mkdir(path.dirname(folder), { recursive: true })
    await build(remote, fixture, aside)
    await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }))
  }
  return builtRelease(folder)
}

export const builtRelease = async (folder: string): Promise<FixtureBuild> => ({
  folder,
  descriptor: await descriptorIn(folder),
})

/** A build writes its descriptor beside its files. */
const descriptorIn = async (folder: string): Promise<ReleaseDescriptor> =>
  JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'))

/** The product's version holds a hash of its bytes, and the global setup has built it just now. */
async function stateOf(remote: string, fixture: string): Promise<string> {
  const { version } = await descriptorIn(path.join(root, remote, 'dist'))
  const hash = createHash('sha256').update(version)
  for (const file of (await readdir(fixture)).filter((name) => name.includes('.')).toSorted())
    hash.update(await readFile(path.join(fixture, file)))
  return hash.digest('hex').slice(0, 16)
}

async function build(remote: string, fixture: string, output: string): Promise<void> {
  const program = path.join(root, 'tools', 'federation', 'build.ts')
  const child = spawn(process.execPath, [program, fixture], {
    env: { ...process.env, FAULTS_REMOTE: remote, FAULTS_OUTPUT: output },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await child.stdout.toArray()
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.on('close', resolve)))
  if (code !== 0) throw new Error(`the fixture of ${remote} does not build:\n${said.join('')}`)
}
