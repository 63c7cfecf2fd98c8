import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Registry, registry } from '@shop/shared/contract'
import * as v from 'valibot'

/**
 * Reads what a channel shows, again whenever the file has changed. A file that is missing or broken
 * leaves the last good registry in force. [issue A, B bad input]
 */
export function createRegistryReader(
  dataFolder: string,
  channel: string,
  report: (error: unknown) => void,
): { read(): Promise<Registry | undefined> } {
  const file = path.join(dataFolder, 'releases', 'channels', `${channel}.json`)
  let good: Registry | undefined
  let seen = ''

  return {
    async read() {
      try {
        const { mtimeMs, size, ino } = await stat(file)
        const mark = `${mtimeMs} ${size} ${ino}`
        if (mark === seen) return good
        seen = mark
        good = v.parse(registry, JSON.parse(await readFile(file, 'utf8')))
      } catch (error) {
        report(error)
      }
      return good
    },
  }
}
