import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { satisfies } from '@shop/shared/version'

/** The version of every entry point before entry points had versions of their own. */
const versionBeforeEntryPoints = '1.0.0'

/**
 * Common parts that a remote takes from itself in the pages of a shell, because the shell's copies are older than what it
 * was built with, or of another major; the others come from the shell. In the order of their names.
 */
export function bundledParts({ parts, doors }: ReleaseDescriptor, shell: ShellManifest): string[] {
  const used = [...new Set(Object.values(parts).flat())].toSorted()
  return used.filter((part) => {
    const range = `^${doors[part]?.version ?? versionBeforeEntryPoints}`
    return !satisfies(shell.provides[part] ?? '', range)
  })
}
