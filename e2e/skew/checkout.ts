import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyRepository } from '@shop/tools/copy-repository'
import { root } from '../stack/shop.ts'

const run = promisify(execFile)
const somebody = ['-c', 'user.name=skew', '-c', 'user.email=skew@todok.example']

/** Changes a file of a checkout; the text that is replaced has to be there. Without `from` it is written anew. */
export type Edit = { file: string; from?: string; to: string }

/** The words of a command, and whether it did its work. */
export type VerifyOutcome = { isGood: boolean; words: string }

export type Checkout = {
  folder: string
  /** Commits a change, with the versions that `pnpm entry-points --write` gives what is shared. Gives what that said. */
  commit(edits: readonly Edit[]): Promise<string>
  /** `pnpm release …`, `pnpm rollback …` into the store of a running shop. The code is not run before: the journeys run it. */
  release(dataFolder: string, ...args: string[]): Promise<VerifyOutcome>
  remove(): Promise<void>
}

/** Another team's checkout of this repository, with a history of its own. */
export async function openCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-skew-'))
  await copyRepository(root, folder)
  const git = (...args: string[]) => run('git', [...somebody, ...args], { cwd: folder })
  const tool = (file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    run(process.execPath, [path.join(folder, 'tools', file), ...args], {
      cwd: folder,
      env: { ...process.env, ...environment },
      maxBuffer: 16 * 1024 * 1024,
    })
  await git('init', '-q')
  await git('add', '.')
  await git('commit', '-qm', 'As it is')
  return {
    folder,
    async commit(edits) {
      for (const { file, from, to } of edits) {
        const at = path.join(folder, file)
        if (from === undefined) {
          await mkdir(path.dirname(at), { recursive: true })
          await writeFile(at, to)
          continue
        }
        const text = await readFile(at, 'utf8')
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
        await writeFile(
          at,
          text.replace(from, () => to),
        )
      }
      const isShared = edits.some(({ file }) => file.startsWith('shared/'))
      const { stdout } = isShared ? await tool('entry-points/main.ts', ['--write']) : { stdout: '' }
      await git('add', '.')
      await git('commit', '-qm', 'A change')
      return stdout
    },
    release: (dataFolder, ...args) =>
      tool('release/main.ts', [...args, ...(args[0] === 'release' ? ['--without-browser'] : [])], {
        DATA_DIR: dataFolder,
      }).then(
        ({ stdout, stderr }) => ({ isGood: true, words: stdout + stderr }),
        (error: { stdout?: string; stderr?: string; message: string }) => ({
          isGood: false,
          words: `${error.stdout ?? ''}${error.stderr ?? error.message}`,
        }),
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
