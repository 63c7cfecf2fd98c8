import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { root, type Shop } from './shop.ts'

/**
 * Puts a build of this checkout into the store once more, under a version of its own and with what `change` makes of its
 * folder. Nobody is offered it yet. Gives its descriptor.
 */
export async function putCopy<D extends ReleaseDescriptor | ShellManifest>(
  { releases }: Shop,
  name: string,
  { label, of, change }: { label: string; of: D; change(copy: D, folder: string): D | Promise<D> },
): Promise<D> {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-copy-'))
  await cp(path.join(root, name, 'dist'), folder, { recursive: true })
  // Reports are summed up by version: no test finds another one's.
  const copy = await change({ ...of, version: `${of.version}.${label}-${randomUUID().slice(0, 8)}` }, folder)
  await writeFile(path.join(folder, name === 'shell' ? 'shell.json' : 'release.json'), JSON.stringify(copy))
  await releases.putRelease(name, copy.version, folder)
  await rm(folder, { recursive: true })
  return copy
}
