import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Work = {
  folder: string
  /** Undone when the bench ends, last first. */
  atEnd(undo: () => unknown): void
}

/** Gives a bench a folder of its own, and cleans up whatever happens. */
export async function withWorkFolder<T>(bench: (work: Work) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-bench-'))
  const undos: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    return await bench({ folder, atEnd: (undo) => void undos.push(undo) })
  } finally {
    for (const undo of undos.toReversed()) await undo()
  }
}
