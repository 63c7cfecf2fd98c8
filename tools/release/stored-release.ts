import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Refusal, ReleaseStore } from '@shop/release-store'
import { type ReleaseDescriptor, releaseDescriptor, type ShellManifest, shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'
import { Refusal as CommandRefusal } from '../start/refusal.ts'

/** A release by its name, as the store has it. */
export type StoredRelease = { name: string; descriptor: ReleaseDescriptor | ShellManifest }

/** `mfe-a@1.2.0+0a1b2c3d`, `shell@1.5.28+5e6f7a8b`; `undefined` for any other text. */
export function parseReleaseName(text: string): { name: string; version: string } | undefined {
  const [, name, version] = /^([^@]+)@([^@]+)$/.exec(text) ?? []
  const isName = v.is(releaseDescriptor.entries.name, name) && v.is(releaseDescriptor.entries.version, version)
  return isName && name !== undefined && version !== undefined ? { name, version } : undefined
}

/** The manifest of a release of the store. One that is not there, or is another one's, is refused. */
export async function readStored(store: ReleaseStore, name: string, version: string): Promise<StoredRelease> {
  const isShell = name === 'shell'
  const file = isShell ? 'shell.json' : 'release.json'
  const text = (await store.readFile(name, version, file))?.toString()
  if (text === undefined)
    throw new CommandRefusal(
      `the store has no ${name} ${version}: pnpm releases lists what a channel shows; a version that is in no channel is written as its build printed it, with the digest after the plus`,
    )
  const schema = v.pipe(v.string(), v.parseJson(), isShell ? shellManifest : releaseDescriptor)
  const read = v.safeParse(schema, text)
  const found = read.success ? read.output : undefined
  const isAsked = found?.version === version && ('name' in found ? found.name === name : isShell)
  if (found === undefined || !isAsked)
    throw new CommandRefusal(
      `${file} of ${name} ${version} in the store is damaged, or of another release: release ${name} anew from its sources`,
    )
  return { name, descriptor: found }
}

/** Writes the files of a release into a folder, and gives those that the store has lost, or that are others by now. */
export async function takeOut({ name, descriptor }: StoredRelease, store: ReleaseStore, folder: string) {
  const { version, files } = descriptor
  const refusals = await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]): Promise<Refusal[]> => {
      const content = await store.readFile(name, version, file)
      if (content === undefined) return [lost(`${name} ${version}`, `${file} is not in the store`)]
      if (!hasHash(content, integrity)) return [lost(`${name} ${version}`, `${file} in the store is another file`)]
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, content)
      return []
    }),
  )
  return refusals.flat()
}

const lost = (release: string, theirs: string): Refusal => ({
  rule: 'integrity',
  ours: `${release} names the file with its hash`,
  theirs,
  wayOut: 'release it anew from its sources, or choose another version',
})

function hasHash(content: Buffer, integrity: string): boolean {
  const [algorithm = '', digest] = integrity.split(/-(.*)/s)
  return createHash(algorithm).update(content).digest('base64') === digest
}
