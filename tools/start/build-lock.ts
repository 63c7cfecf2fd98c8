import { setTimeout as wait } from 'node:timers/promises'
import { type FolderLock, lockFolder } from 'reference-services/folder-lock'

const pollMs = 200

const holderOf = (error: unknown): number | undefined =>
  error instanceof Error && error.name === 'FolderInUseError' ? (error as Error & { pid: number }).pid : undefined

/** Two commands at once must not build into the same folders: the later one waits for the earlier. */
export async function waitForLock(
  folder: string,
  waiting: (holder: number) => void,
  stop?: AbortSignal,
): Promise<FolderLock> {
  let told: number | undefined
  for (;;) {
    try {
      return await lockFolder(folder)
    } catch (error) {
      const holder = holderOf(error)
      if (holder === undefined) throw error
      if (holder !== told) waiting(holder)
      told = holder
    }
    await wait(pollMs, undefined, stop === undefined ? {} : { signal: stop })
  }
}
