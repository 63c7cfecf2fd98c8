import { isInstalled, versionOf } from './installed-version.ts'
import { reactPackages } from './sharing.ts'

/**
 * The range over React that a build names: that of the major which is installed for it, since a team takes a new one on its own
 * day (docs/majors.md). Nothing where none is installed.
 */
export function reactRanges(folder: string): Record<string, string> {
  if (!isInstalled('react', folder)) return {}
  const [major] = versionOf('react', folder).split('.', 1)
  return Object.fromEntries(reactPackages.map((name) => [name, `^${major}.0.0`]))
}
