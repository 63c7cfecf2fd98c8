import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ObjectStore } from './object-store.ts'

const newline = 10

/**
 * Objects as files of one directory: a line with the media type, then the content, so that both change in one step.
 * A file is called by the hash of the object's path: names that a file system takes for folders, for equal or for
 * too long are objects of their own, and none leads out of the directory.
 */
export function openDirectoryObjects(root: string): ObjectStore {
  const fileOf = (name: string) => path.join(root, createHash('sha256').update(name).digest('hex'))

  /** Filled aside and moved in one step: a reader or a crash meets the object of before or the new one. */
  async function replace(target: string, fill: (aside: string) => Promise<void>): Promise<void> {
    const aside = path.join(root, `.${randomUUID()}`)
    await mkdir(root, { recursive: true })
    try {
      await fill(aside)
      await rename(aside, target)
    } finally {
      await rm(aside, { force: true })
    }
  }

  const get: ObjectStore['get'] = async (name) => {
    const file = await readFile(fileOf(name)).catch(orNothing)
    if (file === undefined) return undefined
    const end = file.indexOf(newline)
    return { type: file.toString('utf8', 0, end), content: file.subarray(end + 1) }
  }

  return {
    get,
    async head(name) {
      const object = await get(name)
      return object && { size: object.content.length, type: object.type }
    },
    put: (name, content) =>
      replace(fileOf(name), (aside) =>
        writeFile(aside, new Blob([`${content.type}\n`, content]).stream(), { flush: true }),
      ),
    async copy(from, to) {
      // A file is replaced and never written into, so both may be the same one.
      const copied = replace(fileOf(to), (aside) => link(fileOf(from), aside))
      return copied.then(
        () => true,
        (error: unknown) => orNothing(error) ?? false,
      )
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}

function orNothing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return undefined
}
