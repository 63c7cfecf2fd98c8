import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

const ownerSchema = v.object({ pid: v.number(), startedAt: v.string() })
type Owner = v.InferOutput<typeof ownerSchema>

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(
      `データフォルダーは別のプロセス（${pid}）が使用中です / the data folder is in use by process ${pid}: ${folder}`,
    )
    this.pid = pid
  }
}

export type FolderLock = { release(): Promise<void> }

const settleMs = 100

/**
 * One process at a time may open the embedded database: it has no lock of its own, and a second
 * process would lose the first one's rows without a word. A lock whose process is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'database.lock')
  const own: Owner = { pid: process.pid, startedAt: await startOf(process.pid) }
  const isTakeover = !(await tryCreate(file, own))
  if (isTakeover) {
    const owner = await readOwner(file)
    if (owner !== undefined && (await isAlive(owner))) throw new FolderInUseError(folder, owner.pid)
    await rm(file, { force: true })
    if (!(await tryCreate(file, own))) throw new FolderInUseError(folder, (await readOwner(file))?.pid ?? 0)
    // Two processes may take over the same dead lock; the one that wrote last has it.
    await pause(settleMs)
    const holder = await readOwner(file)
    if (holder?.pid !== own.pid) throw new FolderInUseError(folder, holder?.pid ?? 0)
  }
  return { release: () => rm(file, { force: true }) }
}

/** The lock appears with its owner in it: one that is still empty would be taken for a broken one. */
async function tryCreate(file: string, owner: Owner): Promise<boolean> {
  const written = `${file}.${randomUUID()}`
  await writeFile(written, JSON.stringify(owner))
  try {
    await link(written, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(written, { force: true })
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return v.parse(ownerSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Containers restart with the same small process numbers: the same number is alive only with the same start. */
async function isAlive({ pid, startedAt }: Owner): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return (await startOf(pid)) === startedAt
}

const startTimeField = 19

/** When a process started, in the kernel's ticks; empty where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in parentheses that may hold spaces; the rest is plain.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[startTimeField] ?? ''
  } catch {
    return ''
  }
}
