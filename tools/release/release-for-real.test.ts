import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { openReleaseStore } from '@shop/release-store'
import { aRegistry, aShell } from '@shop/release-store/testing'
import { contractOf, providedVersions } from '../federation/share-config.ts'

const original = fileURLToPath(new URL('../..', import.meta.url))
const remote = 'mfe-account'
/** The remote, and what its build and the command read; no other remote and no shell. */
const folders = [remote, 'shared', 'tools', 'release-store', 'reference-services']
let root = ''

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'shop-release-'))
  const isSource = (file: string) =>
    !/\/(?:node_modules|dist|\.data|\.cache)(?:\/|$)/.test(file.slice(original.length - 1))
  for (const folder of folders) {
    cpSync(path.join(original, folder), path.join(root, folder), { recursive: true, filter: isSource })
    linkModules(folder)
  }
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'tsconfig.browser.json',
  ])
    cpSync(path.join(original, file), path.join(root, file))
  linkModules('.')
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\ndist\n.data\n')
  run('git', 'init', '--quiet')
  commit()
  // A shell is out there; which it is makes no difference here.
  const shell = aShell({
    contract: contractOf(path.join(original, 'shell')),
    provides: providedVersions(path.join(original, 'shell')),
  })
  await store().writeChannel('production', aRegistry({}, { web: shell, webview: shell }), undefined)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A folder of its own with the packages in it: the records of builds are kept beside them. */
function linkModules(folder: string): void {
  const [from, to] = [original, root].map((place) => path.join(place, folder, 'node_modules'))
  if (from === undefined || to === undefined) return
  mkdirSync(to)
  for (const entry of readdirSync(from).filter((name) => name !== '.cache'))
    symlinkSync(path.join(from, entry), path.join(to, entry))
}

const store = () => openReleaseStore(path.join(root, '.data', 'releases'))

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: path.join(root, '.data'), RELEASE_STORE: undefined },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}
const command = (...args: string[]) => run(process.execPath, path.join(root, 'tools', 'release', 'main.ts'), ...args)
function commit(): void {
  run('git', 'add', '--all')
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'change')
}
async function shown() {
  const candidates = (await store().readChannel('production'))?.registry.remotes[remote]?.candidates ?? []
  return candidates.map(({ descriptor }) => descriptor)
}

it('a committed change of one remote is built alone, shown, and taken back', async () => {
  // The shell that is out there has no files: there is nothing to run.
  command('release', remote, '--without-browser')
  const [first] = await shown()

  const routes = path.join(root, remote, 'src', 'routes.ts')
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(/title: '[^']*'/, "title: 'たいせつなポイント'"))
  commit()
  expect(command('release', remote, '--without-browser', '--note', 'another title')).toContain(
    'is live in production for everybody',
  )
  const [second, behind] = await shown()
  expect(behind?.version).toBe(first?.version)
  expect(Object.values(second?.routes ?? {}).map(({ title }) => title)).toContain('たいせつなポイント')
  expect(second?.commit).toBe(run('git', 'rev-parse', '--short=12', 'HEAD').trim())
  for (const { version, entry } of [first, second].filter((one) => one !== undefined))
    expect((await store().readFile(remote, version, entry))?.toString()).toContain('mfe_account')

  // The map of the real build leads back to the line that was changed.
  const release = `${remote}@${second?.version}`
  const file = Object.keys(second?.files ?? {}).find((name) => /^remote\.\w+\.js$/.test(name)) ?? ''
  const script = (await store().readFile(remote, second?.version ?? '', file))?.toString() ?? ''
  const place = `${file}:1:${script.indexOf('たいせつなポイント') + 1}`
  const line =
    readFileSync(routes, 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('たいせつなポイント')) + 1
  expect(command('releases', '--where', release, place)).toMatch(
    new RegExp(`^${remote}/src/routes\\.ts:${line}:\\d+ .*\\(commit ${second?.commit}\\)\n$`),
  )

  expect(command('releases')).toMatch(/everybody {2}"code not run in a browser · another title"\n.*last good/)
  command('rollback', remote)
  expect((await shown()).map(({ version }) => version)).toEqual([first?.version])
}, 600_000)
