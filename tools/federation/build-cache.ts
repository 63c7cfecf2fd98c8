import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'

const root = path.resolve(import.meta.dirname, '../..')

/** By these a build may become another one without a change of its sources, which webpack looks at itself. */
const builders = ['tools/federation/**/*.{ts,js,json}', 'shared/entry-points/versions.json', 'pnpm-lock.yaml']

let digest: string | undefined

function buildersDigest(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of globSync(builders, { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * Keeps what a build has made of each module beside the package, for the next one: a release after a small change takes half
 * of the time. The files are the same (build.test.ts).
 *
 * @param kind tells the builds of one folder apart.
 */
export function buildCache(kind: string, folder: string): NonNullable<Configuration['cache']> {
  digest ??= buildersDigest()
  return {
    type: 'filesystem',
    cacheDirectory: path.join(folder, 'node_modules', '.cache', 'shop', 'webpack'),
    name: kind,
    version: digest,
  }
}
