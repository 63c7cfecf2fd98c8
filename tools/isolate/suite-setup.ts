import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { buildChanged } from '../start/build-changed.ts'

/** Builds once what every host of the run serves: the shell and the remotes. */
export default async function suiteSetup({ metadata }: FullConfig): Promise<void> {
  const root = path.resolve(import.meta.dirname, '../..')
  const { remotes } = metadata as { remotes: readonly string[] }
  await buildChanged(['shell', ...remotes], { root, log: console.log })
}
