import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type SourceMapStore, scriptOfFile } from '@shop/release-store/source-maps'
import { builtSourceMaps } from '../federation/built-source-maps.ts'

/** Keeps the maps of a package's last build. */
export async function putSourceMaps(maps: SourceMapStore, root: string, name: string): Promise<void> {
  const folder = builtSourceMaps(root, name)
  for (const file of await readdir(folder)) {
    const script = scriptOfFile(file)
    if (script !== undefined) await maps.put(script, await readFile(path.join(folder, file)))
  }
}
