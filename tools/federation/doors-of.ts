import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentsOf } from '../doors/contents.ts'
import { type DoorVersions, doorVersionsFor } from '../doors/door-versions.ts'
import { installedFolder } from './installed-version.ts'
import { isSharedFor, sharedDoors } from './sharing.ts'

/**
 * Shared doors → version and contents as a build has them. The contents are those of the sources, not the recorded ones:
 * the release check compares them, and refuses two builds that give one version to different code.
 */
export function doorsOf(folder: string): DoorVersions {
  const shared = installedFolder('@shop/shared', folder)
  const { exports: entries }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(shared, 'package.json'), 'utf8'),
  )
  const versions = doorVersionsFor(folder)
  return Object.fromEntries(
    sharedDoors.map((door) => [
      door,
      {
        version: versions[door]?.version ?? '',
        contents: contentsOf(door, { folder: shared, entries, isShared: (specifier) => isSharedFor(door, specifier) }),
      },
    ]),
  )
}
