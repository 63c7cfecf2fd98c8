import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { installedFolder } from '../federation/installed-version.ts'
import { Refusal } from '../start/refusal.ts'

/** A release of an entry point: its version, and a digest of the code that a browser runs. */
const entryPointVersion = v.strictObject({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  contents: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
})
const entryPointVersions = v.record(v.string(), entryPointVersion)

export type EntryPointVersion = v.InferOutput<typeof entryPointVersion>
/** Entry point as it is imported, `@shop/shared/api`, → its release. */
export type EntryPointVersions = Readonly<Record<string, EntryPointVersion>>

/** The folder of the versions and reports, seen from the root of a checkout. */
export const entryPointsFolder = 'shared/entry-points'
export const versionsFile = `${entryPointsFolder}/versions.json`

const sharedPackage = '@shop/shared'

/** The checked-in report of an entry point's public types: `@shop/shared/domain/shopping` → `domain-shopping.api.md`. */
export const reportFile = (entryPoint: string): string =>
  `${entryPointsFolder}/${entryPoint.replace(`${sharedPackage}/`, '').replaceAll('/', '-')}.api.md`

/** Fails with a {@link Refusal} when the file was damaged. */
export function parseEntryPointVersions(text: string, from: string): EntryPointVersions {
  try {
    return v.parse(entryPointVersions, JSON.parse(text))
  } catch (error) {
    throw new Refusal(
      `${from} is no list of versions of entry points: ${error instanceof Error ? error.message : error}\nTake it from git, then: pnpm entry-points --write`,
    )
  }
}

/** The versions of a checkout; none before the first `pnpm entry-points --write`. */
export function readEntryPointVersions(root: string): EntryPointVersions {
  const file = path.join(root, versionsFile)
  return existsSync(file) ? parseEntryPointVersions(readFileSync(file, 'utf8'), versionsFile) : {}
}

/** The versions that belong to the shared package of a shell or remote. */
export const entryPointVersionsFor = (folder: string): EntryPointVersions =>
  readEntryPointVersions(path.join(installedFolder(sharedPackage, folder), '..'))

export function writeEntryPointVersions(root: string, versions: EntryPointVersions): void {
  const sorted = Object.fromEntries(Object.entries(versions).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(path.join(root, versionsFile), `${JSON.stringify(sorted, null, 2)}\n`)
}
