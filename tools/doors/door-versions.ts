import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { installedFolder } from '../federation/installed-version.ts'
import { Refusal } from '../start/refusal.ts'

/** A release of a door: its version, and a digest of the code that a browser runs. */
const doorVersion = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  contents: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
})
const doorVersions = v.record(v.string(), doorVersion)

export type DoorVersion = v.InferOutput<typeof doorVersion>
/** Door as it is imported, `@shop/shared/api`, → its release. */
export type DoorVersions = Readonly<Record<string, DoorVersion>>

/** The folder of the versions and reports, seen from the root of a checkout. */
export const doorsFolder = 'shared/doors'
export const versionsFile = `${doorsFolder}/versions.json`

const sharedPackage = '@shop/shared'

/** The checked-in report of a door's public types: `@shop/shared/domain/shopping` → `domain-shopping.api.md`. */
export const reportFile = (door: string): string =>
  `${doorsFolder}/${door.replace(`${sharedPackage}/`, '').replaceAll('/', '-')}.api.md`

/** Fails with a {@link Refusal} when the file was damaged. */
export function parseDoorVersions(text: string, from: string): DoorVersions {
  try {
    return v.parse(doorVersions, JSON.parse(text))
  } catch (error) {
    throw new Refusal(
      `${from} is no list of door versions: ${error instanceof Error ? error.message : error}\nTake it from git, then: pnpm doors --write`,
    )
  }
}

/** The versions of a checkout; none before the first `pnpm doors --write`. */
export function readDoorVersions(root: string): DoorVersions {
  const file = path.join(root, versionsFile)
  return existsSync(file) ? parseDoorVersions(readFileSync(file, 'utf8'), versionsFile) : {}
}

/** The versions that belong to the shared package of a shell or remote. */
export const doorVersionsFor = (folder: string): DoorVersions =>
  readDoorVersions(path.join(installedFolder(sharedPackage, folder), '..'))

export function writeDoorVersions(root: string, versions: DoorVersions): void {
  const sorted = Object.fromEntries(Object.entries(versions).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(path.join(root, versionsFile), `${JSON.stringify(sorted, null, 2)}\n`)
}
