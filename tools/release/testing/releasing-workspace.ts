import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll } from '@jest/globals'
import { openReleaseStore, type ReleaseStore } from '@shop/release-store'
import { aDescriptor, aShell } from '@shop/release-store/testing'
import type { Registry } from '@shop/shared/contract'
import { type TemporaryWorkspace, temporaryWorkspace } from '../../start/temporary-workspace.ts'
import { checkoutCommands } from '../checkout-commands.ts'
import { runCommand } from '../commands.ts'
import { type RecordedRunCheck, recordedRunCheck } from './recorded-run-check.ts'

/** A build as quick as a test needs it: the manifest is what stands in the sources, the version a hash of it. */
const buildProgram = `
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
const folder = process.argv[2]
const name = path.basename(folder)
appendFileSync(path.join(folder, '..', 'ran.txt'), name + ' ')
const source = readFileSync(path.join(folder, 'src/main.json'), 'utf8')
if (source.includes('broken')) { console.error('main.json: broken source'); process.exit(1) }
const manifest = JSON.parse(source)
const entry = name === 'shell' ? 'main.js' : 'entry.js'
const version = '1.0.0+' + createHash('sha256').update(source).digest('hex').slice(0, 8)
rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
mkdirSync(path.join(folder, 'dist'), { recursive: true })
writeFileSync(path.join(folder, 'dist', entry), version)
if (manifest.serverEntry) writeFileSync(path.join(folder, 'dist', manifest.server.entry), manifest.serverEntry)
writeFileSync(path.join(folder, 'dist', name === 'shell' ? 'shell.json' : 'release.json'), JSON.stringify({ ...manifest, version }))
if (process.env.SHOP_SOURCE_MAPS === 'yes') {
  const maps = path.join(folder, '..', 'node_modules/.cache/shop/source-maps', name)
  const script = createHash('sha256').update(version).digest('hex')
  const map = { version: 3, sources: [name + '/src/main.json'], names: [], mappings: 'AAAA', x_script: script, x_commit: 'abc' }
  rmSync(maps, { recursive: true, force: true })
  mkdirSync(maps, { recursive: true })
  writeFileSync(path.join(maps, script + '.map.gz'), gzipSync(JSON.stringify(map)))
}
`

export type CommandResult = { code: number; printed: string; said: string }

export type ReleasingWorkspace = TemporaryWorkspace & {
  store: ReleaseStore
  /** Where that store is. */
  location: string
  environment: NodeJS.ProcessEnv
  git(...args: string[]): string
  /** Writes what a package declares and commits it; `serverEntry` is the text of its server entry. */
  declare(name: string, over?: object): void
  run(...args: string[]): Promise<CommandResult>
  /** Runs something that must succeed. */
  ok(...args: string[]): Promise<CommandResult>
  shown(channel?: string): Promise<Registry>
  versions(name: string): Promise<string[]>
  /** Versions of the shell in one entry, newest first. */
  shells(entry: 'web' | 'webview'): Promise<string[]>
  runCheck: RecordedRunCheck
  /** Packages that were built since the last look. */
  ran(): string[]
}

/** A shell and two remotes. */
const files = {
  '.gitignore': 'dist\nnode_modules\nran.txt\n.data\n',
  'pnpm-lock.yaml': '',
  'tools/federation/build.ts': buildProgram,
  'tools/entry-points/contents.ts': '',
  'tools/boundaries/imports.ts': '',
  'shell/package.json': { name: 'shell' },
  'shell/src/main.json': aShell(),
  'mfe-a/package.json': { name: 'mfe-a' },
  'mfe-a/webpack.config.mjs': '',
  'mfe-a/src/main.json': aDescriptor({ name: 'mfe-a' }),
  'mfe-b/package.json': { name: 'mfe-b' },
  'mfe-b/webpack.config.mjs': '',
  'mfe-b/src/main.json': aDescriptor({ name: 'mfe-b' }),
}

const templates = new Map<string, Promise<ReleasingWorkspace>>()
afterAll(async () => {
  for (const template of templates.values()) (await template).remove()
})

/**
 * A checkout with a shell and two remotes, committed, and a store beside it, into which some of them are released
 * already. `now` moves by a minute with each command.
 */
export async function releasingWorkspace(released: readonly string[] = []): Promise<ReleasingWorkspace> {
  const key = released.join()
  const template = templates.get(key) ?? makeTemplate(released)
  templates.set(key, template)
  const copy = temporaryWorkspace()
  cpSync((await template).root, copy.root, { recursive: true, preserveTimestamps: true })
  return commandsIn(copy, released.length)
}

async function makeTemplate(released: readonly string[]): Promise<ReleasingWorkspace> {
  const template = commandsIn(temporaryWorkspace(files))
  template.git('init', '--quiet')
  template.git('add', '--all')
  template.git('commit', '--quiet', '--message', 'begin')
  for (const name of released) await template.ok('release', name)
  return template
}

function commandsIn(workspace: TemporaryWorkspace, minutesBefore = 0): ReleasingWorkspace {
  const { root, write } = workspace
  const location = path.join(root, '.data', 'releases')
  const environment: NodeJS.ProcessEnv = { DATA_DIR: path.join(root, '.data') }
  const store = openReleaseStore(location)
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.trim()
  }
  const runCheck = recordedRunCheck()
  let minutes = minutesBefore

  const self: ReleasingWorkspace = {
    ...workspace,
    store,
    location,
    environment,
    runCheck,
    git,
    declare(name, over = {}) {
      const isShell = name === 'shell'
      write(`${name}/package.json`, { name })
      if (!isShell) write(`${name}/webpack.config.mjs`, '')
      write(`${name}/src/main.json`, isShell ? { ...aShell(), ...over } : { ...aDescriptor({ name }), ...over })
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message', `change ${name}`)
    },
    async run(...args) {
      const lines = { printed: '', said: '' }
      minutes += 1
      const code = await runCommand(checkoutCommands, args, {
        root,
        environment,
        now: () => new Date(Date.UTC(2026, 10, 20, 0, minutes)),
        print: (text) => {
          lines.printed += `${text}\n`
        },
        log: (text) => {
          lines.said += `${text}\n`
        },
        openRunCheck: runCheck.open,
      })
      return { code, ...lines }
    },
    async ok(...args) {
      const said = await self.run(...args)
      if (said.code !== 0) throw new Error(`${args.join(' ')}: ${said.said}${said.printed}`)
      return said
    },
    async shown(channel = 'production') {
      const state = await store.readChannel(channel)
      if (state === undefined) throw new Error(`no channel ${channel}`)
      return state.registry
    },
    async versions(name) {
      return (await self.shown()).remotes[name]?.candidates.map(({ descriptor }) => descriptor.version) ?? []
    },
    async shells(entry) {
      return (await self.shown()).shells[entry].candidates.map(({ descriptor }) => descriptor.version)
    },
    ran() {
      const file = path.join(root, 'ran.txt')
      const names = (existsSync(file) ? readFileSync(file, 'utf8') : '').trim().split(' ')
      write('ran.txt', '')
      return names.filter((name) => name !== '')
    },
  }
  return self
}
