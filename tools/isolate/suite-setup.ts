import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { buildChanged } from '../start/build-changed.ts'

/** Builds once what every host of the suite serves: the shell and the one remote. */
export default async function suiteSetup({ metadata }: FullConfig): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  await buildChanged(['shell', String(metadata['remote'])], { root, say: console.log })
}
