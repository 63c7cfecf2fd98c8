import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ReleaseDescriptor, releaseDescriptor, type ShellManifest, shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** Where a build leaves its files. */
export const distOf = (root: string, name: string): string => path.join(root, name, 'dist')

export const builtShell = async (root: string): Promise<ShellManifest> =>
  v.parse(shellManifest, await readJson(path.join(distOf(root, 'shell'), 'shell.json')))

export async function builtRemote(root: string, name: string): Promise<ReleaseDescriptor> {
  const folder = distOf(root, name)
  const descriptor = v.parse(releaseDescriptor, await readJson(path.join(folder, 'release.json')))
  if (descriptor.name !== name) throw new Error(`${folder} holds a release of ${descriptor.name}`)
  return descriptor
}
