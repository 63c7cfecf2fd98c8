import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import type { LoggedMessage } from './test.ts'

/** Cleared when a run begins. In files, since a journey that fails goes on in another process. */
const folderOf = ({ project }: TestInfo): string => path.join(project.outputDir, 'app-messages')

/** Notes which messages a journey has seen: `page navigate`, `app back`. */
export async function noteMessages(info: TestInfo, messages: readonly LoggedMessage[]): Promise<void> {
  await mkdir(folderOf(info), { recursive: true })
  const names = messages
    .filter(({ direction }) => direction !== 'note')
    .map(({ direction, type }) => `${direction} ${type}`)
  await writeFile(path.join(folderOf(info), `${info.testId}.json`), JSON.stringify(names))
}

/** The messages that the journeys of this run have seen so far, each once. */
export async function seenMessages(info: TestInfo): Promise<string[]> {
  const files = await readdir(folderOf(info))
  const seen = await Promise.all(files.map((file) => readFile(path.join(folderOf(info), file), 'utf8')))
  return [...new Set(seen.flatMap((text): string[] => JSON.parse(text)))].sort()
}
