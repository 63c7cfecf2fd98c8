import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { subjectOf } from '../seed/accounts.ts'
import type { TestDatabase } from './databases.ts'
import { freePort } from './free-port.ts'
import { login } from './login-client.ts'
import { startProcess } from './shop-process.ts'
import { emailOf, testEnvironment } from './test-shop.ts'

const root = path.resolve(import.meta.dirname, '../../..')
/** Packages that the services run on. */
const packages = ['reference-services', 'shared', 'release-store']
const migrations = 'reference-services/src/database/shop-migrations.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The last commit that does not know the newest tables; `undefined` where there is no history to look in. */
export function commitBefore(): string | undefined {
  try {
    return git('rev-parse', '--verify', `${git('log', '-1', '--format=%H', '--', migrations)}^`)
  } catch {
    return undefined
  }
}

/** The sources of a commit in a folder of their own, with the packages that are installed here. */
async function checkOut(commit: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-before-'))
  const archive = execFileSync('git', ['archive', commit, 'package.json', 'static-data', ...packages], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  // Links as they are: those to packages of the shop lead to the sources of this commit.
  for (const name of packages)
    await cp(path.join(root, name, 'node_modules'), path.join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const program = 'reference-services/src/main.ts'
const running = ['--only', 'services,identity']
const ready = 'services: http'

/** Services of the release before and of this one, on the tables of this one. */
export async function openReleases(database: TestDatabase, commit: string) {
  const [data, before] = [await database.open(), await checkOut(commit)]
  const shared = await testEnvironment({
    DATA_DIR: data.dataFolder,
    DATABASE_URL: data.databaseUrl ?? '',
    API_ORIGIN: 'services',
    OPERATOR_SECRET: 'one for both releases, long enough',
  })
  const { origins } = readConfig(shared)
  const older = await startProcess(path.join(before.folder, program), shared, running, ready)
  const newerPort = String(await freePort())
  const newer = await startProcess(
    path.join(root, program),
    { ...shared, SERVICES_PORT: newerPort, SERVICES_ORIGIN: origins.services },
    ['--only', 'services'],
    ready,
  )
  const { access_token: token } = await login(origins, emailOf('member'))
  const caller = { token, subject: subjectOf(emailOf('member')) }
  return {
    older: { ...caller, apiBase: origins.services },
    newer: { ...caller, apiBase: `http://localhost:${newerPort}` },
    async close() {
      for (const one of [older, newer]) await one.kill()
      await data.close()
      await before.remove()
    },
  }
}
