import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentsOf } from '../entry-points/contents.ts'
import { type EntryPointVersions, entryPointVersionsFor } from '../entry-points/entry-point-versions.ts'
import { installedFolder } from './installed-version.ts'
import { isTakenFromShareScope, sharedEntryPoints } from './sharing.ts'

/**
 * Shared entry points → version and contents as a build has them. The contents are those of the sources, not the recorded ones:
 * the release check compares them, and refuses two builds that give one version to different code.
 */
export function entryPointsOf(folder: string): EntryPointVersions {
  const shared = installedFolder('@shop/shared', folder)
  const { exports: entries }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(shared, 'package.json'), 'utf8'),
  )
  const versions = entryPointVersionsFor(folder)
  return Object.fromEntries(
    sharedEntryPoints.map((entryPoint) => [
      entryPoint,
      {
        version: versions[entryPoint]?.version ?? '',
        contents: contentsOf(entryPoint, {
          folder: shared,
          entries,
          isShared: (specifier) => isTakenFromShareScope(entryPoint, specifier),
        }),
      },
    ]),
  )
}
