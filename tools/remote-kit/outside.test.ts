import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openReleaseStore, readOverride } from '@shop/release-store'
import { aRegistry, aShell } from '@shop/release-store/testing'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { contractOf, providedVersions } from '../federation/share-config.ts'
import { type OutsideRemotes, outsideRemotes } from './testing/outside-remotes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const secret = 'an operator keeps this to himself'
const work = mkdtempSync(path.join(tmpdir(), 'outside-team-'))
const location = path.join(work, 'releases')
const store = openReleaseStore(location)
let outside: OutsideRemotes

beforeAll(async () => {
  outside = await outsideRemotes(root)
  const folder = path.join(root, 'shell')
  const shell = aShell({ contract: contractOf(folder), provides: providedVersions(folder) })
  await store.writeChannel('production', aRegistry({}, { web: shell, webview: shell }), undefined)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** As a team does, in a folder of its own, with the settings of the store alone. */
function command(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(outside.kit, 'cli.js'), ...args], {
    cwd: work,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      RELEASE_STORE: location,
      OPERATOR_SECRET: secret,
      SHOP_ORIGIN: 'https://shop.example',
      REMOTE_ORIGINS: 'mfe-recipes=https://api.recipes.example',
    },
  })
  return { code: status, printed: stdout, said: stderr }
}

const shown = async (name: string) =>
  (await store.readChannel('production'))?.registry.remotes[name]?.candidates.map(({ descriptor }) => descriptor)

/** The same build under another version. */
function copyOf(folder: string, version: string): string {
  const copy = path.join(work, `copy of ${path.basename(folder)}`)
  cpSync(folder, copy, { recursive: true })
  writeFileSync(path.join(copy, 'release.json'), JSON.stringify({ ...manifestOf(folder), version }))
  return copy
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))

describe('the packed kit', () => {
  it('has the version of the contract, and neither a package of this repository nor a path of this machine', () => {
    const manifest = JSON.parse(readFileSync(path.join(outside.kit, 'package.json'), 'utf8'))
    expect(manifest.version).toBe(contractOf(path.join(root, 'shell')))
    expect(manifest.dependencies).toBeUndefined()
    const files = readdirSync(outside.kit).filter((name) => /\.(?:js|d\.ts)$/.test(name))
    expect(files.toSorted()).toEqual(
      ['cli', 'descriptor', 'index', 'react', 'webpack'].flatMap((name) =>
        name === 'cli' ? [`${name}.js`] : [`${name}.d.ts`, `${name}.js`],
      ),
    )
    for (const name of files) {
      const text = readFileSync(path.join(outside.kit, name), 'utf8')
      expect(text).not.toMatch(/(?:from|import\() ?['"]@shop\//)
      expect(text).not.toContain(root)
    }
  })

  it('brings the licences of the libraries whose code or types stand in it', () => {
    const notices = readFileSync(path.join(outside.kit, 'THIRD_PARTY_NOTICES.md'), 'utf8')
    for (const name of ['valibot', 'aws4fetch', '@jridgewell/trace-mapping', '@tanstack/query-core'])
      expect(notices).toContain(`## ${name} `)
  })

  it('names in its schema what every descriptor has', () => {
    const schema = JSON.parse(readFileSync(path.join(outside.kit, 'release.schema.json'), 'utf8'))
    const { required, properties } = schema
    expect(Object.keys(manifestOf(outside.built.recipes)).every((field) => field in properties)).toBe(true)
    expect(required).toEqual(expect.arrayContaining(['name', 'version', 'contract', 'routes', 'files', 'budgetBytes']))
    expect(properties.routes.additionalProperties.required).toContain('prohibitMimamorareMember')
  })
})

describe('a remote outside of the repository', () => {
  it('takes React from the shell when it is one of React, and else nothing', () => {
    const singletons = (name: keyof OutsideRemotes['built']) => Object.keys(manifestOf(outside.built[name]).singletons)
    expect(singletons('recipes')).toEqual(['react', 'react-dom/client', 'react/jsx-runtime'])
    expect([singletons('stamps'), singletons('gifts')]).toEqual([[], []])
  })

  it.each(['recipes', 'stamps', 'cards', 'gifts'] as const)(
    '%s asks for each chunk with the hash that the file has',
    (name) => {
      const folder = outside.built[name]
      const { entry, files }: ReleaseDescriptor = manifestOf(folder)
      const known = Object.values(files).map(({ integrity }) => integrity)
      const asked = readFileSync(path.join(folder, entry), 'utf8').match(/sha256-[\w+/]{43}=/g) ?? []
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.filter((hash) => !known.includes(hash))).toEqual([])
    },
  )

  it('carries the standard manifest of module federation', () => {
    const { built } = outside
    const manifest = JSON.parse(readFileSync(path.join(built.recipes, 'mf-manifest.json'), 'utf8'))
    expect(manifest).toMatchObject({
      id: 'mfe_recipes',
      name: 'mfe_recipes',
      metaData: {
        buildInfo: { buildVersion: '1.0.0-rc.1', buildName: 'mfe-recipes' },
        remoteEntry: { name: manifestOf(built.recipes).entry },
        globalName: 'mfe_recipes',
        publicPath: 'auto',
      },
      remotes: [],
      exposes: [{ path: './remote' }],
    })
  })

  it.each(['recipes', 'stamps', 'cards', 'gifts'] as const)(
    '%s is released and taken back without a checkout',
    async (remote) => {
      const folder = outside.built[remote]
      const { name, version } = manifestOf(folder)
      expect(command('publish', folder, '--only-store')).toMatchObject({ code: 0, said: '' })
      expect(await shown(name)).toBeUndefined()
      const link = new URL(command('override', `${name}@${version}`).printed.trim())
      expect(readOverride(link.searchParams.get('override') ?? '', secret, new Date())).toMatchObject({
        builds: [{ remote: name, version }],
      })
      expect(command('publish', folder).printed).toBe(
        `${name} ${version} is live in production for everybody; code not run in a browser\n`,
      )
      expect(await shown(name)).toMatchObject([{ version }])
      expect(command('rollback', name).said).toContain(`npx remote-kit disable ${name}`)
      const next = copyOf(folder, `2.0.0+${version.split('+')[1]}`)
      expect(command('publish', next, '--canary', '5').code).toBe(0)
      expect(command('promote', name).code).toBe(0)
      expect(command('rollback', name).code).toBe(0)
      expect(await shown(name)).toMatchObject([{ version }])
      expect(command('release', `${name}@2.0.0+${version.split('+')[1]}`).code).toBe(0)
      expect(await shown(name)).toHaveLength(2)
      expect(command('disable', name).code).toBe(0)
      expect((await store.readChannel('production'))?.registry.remotes[name]?.disabled).toBe(true)
    },
  )

  it('is refused in the words of the kit', () => {
    const { code, said } = command('publish', work)
    expect([code, said]).toEqual([1, expect.stringContaining('writeDescriptor of @todok/remote-kit writes it')])
    expect(command('help').said).toContain('no command help: scaffold, publish, release, rollback')
    expect(command('publish', '--help').printed).toContain('npx remote-kit publish <folder>')
  })
})

it('templates and examples name the versions with which the shop itself is built', () => {
  const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  const manifests = ['react', 'dom'].map((name) =>
    path.join(import.meta.dirname, 'templates', name, 'package.json.txt'),
  )
  const all = [...manifests, ...['recipes', 'stamps'].map((name) => path.join(root, 'examples', name, 'package.json'))]
  for (const file of all)
    for (const [name, version] of Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')).devDependencies)) {
      const known = catalog.match(new RegExp(`^  "?${name}"?: (.+)$`, 'm'))?.[1]
      if (known !== undefined) expect([file, name, version]).toEqual([file, name, known])
    }
})
