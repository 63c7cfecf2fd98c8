import type { ShellManifest } from '@shop/shared/contract'

/** Limit for the shell's own scripts on a guest's top page. */
const limitBytes = 166_000

/**
 * Weighs what the shell loads before it draws, compressed, and what remotes take of it beside that; in the app it is no more
 * than on the web, whose bars the app has itself. Counted, not timed.
 */
export function weighShell({
  scripts,
  webviewScripts = scripts,
  parts,
  files,
}: Pick<ShellManifest, 'scripts' | 'webviewScripts' | 'parts' | 'files'>): {
  line: string
  isWithin: boolean
} {
  const bytesOf = (names: Iterable<string>) =>
    [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0)
  const own = bytesOf(scripts)
  const inApp = bytesOf(webviewScripts)
  const taken = bytesOf(Object.values(parts).flat())
  return {
    line: `shell ${own} bytes of ${limitBytes} (brotli), in the app ${inApp}, parts for remotes ${taken}`,
    isWithin: own <= limitBytes && inApp <= own,
  }
}
