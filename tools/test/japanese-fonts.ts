import { spawnSync } from 'node:child_process'
import { installDebianPackages, isDebianRoot } from './debian.ts'

function hasJapaneseFont(): boolean {
  const list = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' })
  // Without fontconfig nothing can be told of the fonts: macOS brings Japanese ones.
  return process.platform !== 'linux' || (list.status === 0 && list.stdout.trim() !== '')
}

/** Without one the journeys still hold, but every screenshot shows boxes and text has other widths. */
export function ensureJapaneseFont(log: (text: string) => void): void {
  if (hasJapaneseFont()) return
  if (isDebianRoot()) {
    log('no Japanese font here: installing fonts-noto-cjk')
    installDebianPackages(['fonts-noto-cjk'])
  }
  if (!hasJapaneseFont())
    log('warning: no Japanese font on this machine, so screenshots show boxes (Debian: apt-get install fonts-noto-cjk)')
}
