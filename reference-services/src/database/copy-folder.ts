import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** With owners and rights: a PostgreSQL server opens only what is its own. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to]).catch(({ message, stderr = '' }: Error & { stderr?: string }) => {
    // On a full disk it has a line for each of a thousand files.
    throw new Error(stderr.split('\n')[0] || message)
  })
}

/** Nothing of before is left, unless there is nothing to copy: then it stays as it is. */
export async function replaceFolder(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`
  await copyFolder(from, draft)
  await rm(to, { recursive: true, force: true })
  await rename(draft, to)
}

/** Who looks for the copy finds all of it or nothing; of several that are made at a time the first stays. */
export async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`
  try {
    await copyFolder(from, draft)
    await rename(draft, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
