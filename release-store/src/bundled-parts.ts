import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { furtherSetFor, satisfies } from '@shop/shared/version'

/** The version of every entry point before entry points had versions of their own. */
const versionBeforeEntryPoints = '1.0.0'

/**
 * Common parts that a remote takes from itself in the pages of a shell: those of which the shell's copy is older than what it
 * was built with, or of another major. All of them in a further platform set, since the shell's copies belong to its first
 * one. The others come from the shell. In the order of their names.
 */
export function bundledParts(release: ReleaseDescriptor, shell: ShellManifest): string[] {
  const { parts, doors } = release
  const used = [...new Set(Object.values(parts).flat())].toSorted()
  if (furtherSetFor(release, shell) !== undefined) return used
  return used.filter((part) => {
    const range = `^${doors[part]?.version ?? versionBeforeEntryPoints}`
    return !satisfies(shell.provides[part] ?? '', range)
  })
}
