import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findRemotes } from '../start/packages.ts'
import { isRefusal, Refusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { runTool } from '../test/run-tool.ts'
import { copyRepository } from './copy-repository.ts'

/**
 * `node tools/isolate/alone.ts [remote] [arguments of Playwright]`: the suite of one remote in a copy of the repository
 * that has no other. What needs another remote's sources to build, to start or to pass, fails here.
 */
const root = path.resolve(import.meta.dirname, '../..')
const limitMs = 15 * 60_000
const stop = stopRequest()

async function run(): Promise<number> {
  const remotes = findRemotes(root)
  const [remote = 'mfe-favourites', ...args] = process.argv.slice(2)
  if (!remotes.includes(remote))
    throw new Refusal(`There is no remote ${remote}. The remotes here: ${remotes.join(', ')}.`)
  const copy = await mkdtemp(path.join(tmpdir(), 'alone-'))
  try {
    const others = remotes.filter((name) => name !== remote)
    await copyRepository(root, copy, others)
    const left = (await readdir(copy)).filter((name) => name.startsWith('mfe-'))
    console.log(`a copy with ${left.join(', ')} and without ${others.join(', ')}`)
    return await runTool(process.execPath, [path.join(copy, 'tools', 'isolate', 'e2e.ts'), ...args], {
      root: path.join(copy, remote),
      stop,
      limitMs,
    })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

process.exit(
  await run().catch((error: unknown) => {
    console.error(isRefusal(error) ? error.message : error)
    return 1
  }),
)
