import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readSourceMap, sourceMapFile } from '@shop/release-store/source-maps'
import {
  type FirstViewRequest,
  type ReleaseDescriptor,
  type RouteDeclaration,
  releaseDescriptor,
  type ServerEntry,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { readEntryPointVersions } from '../entry-points/entry-point-versions.ts'
import { builtSourceMaps } from './built-source-maps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = {
  '@emotion/react': path.join(root, 'shared', 'node_modules', '@emotion', 'react'),
  '@shop/shared': path.join(root, 'shared'),
  '@shop/tools': path.join(root, 'tools'),
  react: path.join(root, 'shared', 'node_modules', 'react'),
  'react-router-dom': path.join(root, 'shared', 'node_modules', 'react-router-dom'),
}
let folder = ''
/** A build is slow on a machine that does other work as well, not wrong. */
const patienceMs = 180_000

/** A remote of one screen, in a folder of its own beside the workspace's packages. */
async function aRemote(
  screen: string,
  screens = "{ top: async () => (await import(/* webpackChunkName: 'top' */ './top.tsx')).Top }",
  { viewMode = false } = {},
) {
  await rm(path.join(folder, 'src'), { recursive: true, force: true })
  await mkdir(path.join(folder, 'src'))
  const flags = ['viewMode', 'requiredAuth', 'requiredIdToken', 'showSearchBox', 'searchBoxNotFixed', 'mustInitOrder']
    .concat(['hidePlanningWeekHeader', 'returnFromAuth', 'openNewWidget', 'prohibitFamilyMember'])
    .concat(['prohibitCorporateUser', 'prohibitMimamorareMember', 'setMetaIndividually', 'mobileTwin'])
  const route = { path: '/tiny', screen: 'top', title: '', desc: '', keywords: '', robots: '' }
  const files = {
    'src/top.tsx': screen,
    'src/routes.ts': `export const routes = { top: ${JSON.stringify({ ...route, ...Object.fromEntries(flags.map((flag) => [flag, false])), viewMode })} }`,
    'src/facts.ts': 'export const publishes = []\nexport const subscribes = []',
    'src/remote.tsx': `import { defineRemote } from '@shop/shared/remote'
      import { routes } from './routes.ts'
      export const { bootstrap, mount, unmount } = defineRemote({ name: 'mfe-tiny', routes, waiting: null, screens: ${screens} })`,
  }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
}

function build(mode: 'production' | 'development', settings: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools', 'federation', 'build.ts'), folder],
    { encoding: 'utf8', cwd: root, env: { ...process.env, NODE_OPTIONS: '', SHOP_BUILD: mode, ...settings } },
  )
  return { status, said: stdout + stderr }
}

const configure = (budgetBytes: number) =>
  writeFile(
    path.join(folder, 'webpack.config.mjs'),
    `export default (await import('@shop/tools/federation')).defineRemote('mfe-tiny', { budgetBytes: ${budgetBytes} })`,
  )

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'shop-build-')), 'mfe-tiny')
  await mkdir(folder)
  await writeFile(path.join(folder, 'package.json'), '{"name":"mfe-tiny","version":"1.0.0","type":"module"}')
  await configure(20_000)
  for (const [name, target] of Object.entries(packages)) {
    const link = path.join(folder, 'node_modules', name)
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(target, link)
  }
})
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }))

const entryPoints = readEntryPointVersions(root)

/** A screen whose styles are compiled, which moves the lines behind them. */
const styledScreen = (word: string) => `import { css } from '@emotion/react'
const style = css\`
  color: red;
\`
type Word = string
export const Top = (): Word =>
  '${word}' + String(style)
`

/** Scripts say nothing of their maps, which stand beside them and lead to the line of a screen that holds a word. */
async function expectSourceMaps(chunk: string, word: string): Promise<void> {
  const dist = path.join(folder, 'dist')
  const files = await readdir(dist)
  expect(files.filter((file) => file.includes('.map'))).toEqual([])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const maps = builtSourceMaps(path.dirname(folder), 'mfe-tiny')
  expect(await readdir(maps)).toHaveLength(scripts.length)
  for (const file of [...scripts, 'release.json'])
    expect(await readFile(path.join(dist, file), 'utf8')).not.toMatch(/sourceMappingURL|\.js\.map/)

  const content = await readFile(path.join(dist, chunk))
  const script = createHash('sha256').update(content).digest('hex')
  const trace = readSourceMap(await readFile(path.join(maps, sourceMapFile(script))), script)
  const before = content.toString().split(word)[0]?.split('\n') ?? []
  const source = trace({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 })
  expect(source).toMatchObject({ file: 'mfe-tiny/src/top.tsx', line: 7 })
}

const services = 'https://services.shop.test'
const weekPath = '/member_latest_planning_weeks'
const week = {
  latest_planning_week: '20261201',
  planning_week_start: '2026-11-17T15:00:00+09:00',
  planning_week_end: '2026-11-24T15:00:00+09:00',
  haitatu: '2026-12-01',
}

/** A visitor's page with one week; of the page's facts only those that a screen is given. */
const aRequest = (declaration: RouteDeclaration | undefined) =>
  ({
    path: '/tiny',
    search: '',
    route: { owner: 'mfe-tiny', declaration },
    hasScreen: true,
    paths: ['/tiny'],
    kind: { who: 'visitor', device: 'phone' },
    now: Date.parse('2026-11-20T18:00:00+09:00'),
    answers: [
      {
        address: services + weekPath,
        json: JSON.stringify({ member_latest_planning_weeks: [week], old_week_planning_list: [] }),
      },
    ],
    page: { services: { delivery: services }, environment: 'test', links: {}, phones: {} },
  }) as unknown as FirstViewRequest

describe('the build of a remote', () => {
  it(
    'that takes singletons from the shell carries its own code only, and describes itself',
    async () => {
      await aRemote(
        "import { Link } from '@shop/shared/router'\nimport { categoriesQuery } from '@shop/shared/categories'\nexport const Top = () => <Link to='/'>{String(categoriesQuery)}</Link>",
      )
      const { status, said } = build('production')
      expect([status, said]).toEqual([0, expect.stringContaining('built')])

      const dist = path.join(folder, 'dist')
      const descriptor: ReleaseDescriptor = v.parse(
        releaseDescriptor,
        JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')),
      )
      expect(descriptor).toMatchObject({
        name: 'mfe-tiny',
        container: 'mfe_tiny',
        version: expect.stringMatching(/^1\.0\.0\+[0-9a-f]{8}$/),
        entry: expect.stringMatching(/^entry\.[0-9a-f]{8}\.js$/),
        contract: `^${entryPoints['@shop/shared/platform']?.version.replace(/\d+$/, '0')}`,
        // The recorded entry points of the checkout are those of its sources.
        doors: entryPoints,
        routes: { top: { path: '/tiny', screen: 'top' } },
        trustedTypes: [],
        budgetBytes: 20_000,
      })
      // Also where a private entry point of ours asks for it.
      expect(descriptor.parts['top']).toContain('@shop/shared/api/shopping')
      // Every file stands in the descriptor with its hash, every file of the first view exists.
      const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'))
      expect(Object.keys(descriptor.files).toSorted()).toEqual([...scripts, 'mf-manifest.json'].toSorted())
      // For tools of module federation, and no part of any first view.
      expect(JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8'))).toMatchObject({
        id: 'mfe_tiny',
        metaData: {
          remoteEntry: { name: descriptor.entry },
          globalName: 'mfe_tiny',
          buildInfo: { buildVersion: '1.0.0' },
        },
        exposes: [{ path: './remote' }],
      })
      expect(Object.values(descriptor.preload).flat()).not.toContain('mf-manifest.json')
      expect(descriptor.preload['top']?.length).toBeGreaterThan(0)
      for (const file of [descriptor.entry, ...(descriptor.preload['top'] ?? [])])
        expect(existsSync(path.join(dist, file))).toBe(true)
      // The entry, whose own hash the registry knows, names the hash of every other file.
      const entry = await readFile(path.join(dist, descriptor.entry), 'utf8')
      const others = Object.entries(descriptor.files).filter(
        ([file]) => file.endsWith('.js') && file !== descriptor.entry,
      )
      expect(others.length).toBeGreaterThan(1)
      for (const [file, { integrity }] of others) expect([file, entry.includes(integrity)]).toEqual([file, true])
      expect(entry).toMatch(/\w+\.integrity=\w+\.shop\.hashes\[/)
      const code = (await Promise.all(scripts.map((file) => readFile(path.join(dist, file), 'utf8')))).join()
      expect(code).not.toContain('Minified React error')
    },
    patienceMs,
  )

  it(
    'stands beside another release of the same remote without taking its chunks, is the same when it is built again, and has another version when only its manifest differs',
    async () => {
      const built = async (screen: string, { budgetBytes = 20_000, settings = {} } = {}) => {
        await aRemote(screen)
        await configure(budgetBytes)
        expect(build('production', settings).status).toBe(0)
        const dist = path.join(folder, 'dist')
        const files = await readdir(dist)
        const chunk = files.find((file) => /^top\.[0-9a-f]+\.js$/.test(file)) ?? ''
        const chunkList = /\["(webpackChunk[\w-]+)"\]/.exec(await readFile(path.join(dist, chunk), 'utf8'))?.[1]
        const { version, entry } = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'))
        return { chunk, chunkList, version, entry }
      }
      const one = await built(styledScreen('one'))
      expect(one.chunkList).toMatch(/^webpackChunkmfe-tiny-[0-9a-f]{8}$/)
      const another = await built("export const Top = () => 'another'")
      expect(another.chunkList).not.toBe(one.chunkList)
      // Nothing of the entry but the hashes of its chunks has changed, and so has its name.
      expect(another.entry).not.toBe(one.entry)
      // With source maps as well, which lead to the lines of the screen and are no part of the release.
      expect(await built(styledScreen('one'), { settings: { SHOP_SOURCE_MAPS: 'yes' } })).toEqual(one)
      await expectSourceMaps(one.chunk, '"one"')
      // One that is refused for its weight does not stand in the way of the corrected one.
      const refused = await built(styledScreen('one'), { budgetBytes: 1 })
      expect(refused.entry).toBe(one.entry)
      expect(refused.version).not.toBe(one.version)
    },
    4 * patienceMs,
  )

  it(
    '[K-185] with a screen for visitors has a file that renders it without anything from outside, with source maps too',
    async () => {
      await configure(20_000)
      await aRemote(
        "import { Link } from '@shop/shared/router'\nexport const Top = () => <Link to='/tiny'>tiny</Link>",
        undefined,
        { viewMode: true },
      )
      const { status, said } = build('production', { SHOP_SOURCE_MAPS: 'yes' })
      expect([status, said]).toEqual([0, expect.stringContaining('built')])
      const dist = path.join(folder, 'dist')
      const descriptor = v.parse(releaseDescriptor, JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')))
      expect(descriptor.server).toEqual({ entry: 'server.js', screens: ['top'] })
      expect(descriptor.files).toHaveProperty(['server.js', 'integrity'])
      // No browser loads it: no screen is heavier for it.
      expect(Object.values(descriptor.preload).flat()).not.toContain('server.js')

      const code = await readFile(path.join(dist, 'server.js'), 'utf8')
      const module: { exports: Partial<ServerEntry> } = { exports: {} }
      compileFunction(code, ['module', 'exports'])(module, module.exports)
      const request = aRequest(descriptor.routes['top'])
      const view = await module.exports.render?.(request)
      expect(view?.html).toMatch(/<a [^>]*href="\/tiny"[^>]*>tiny<\/a>/)
      // The same every time.
      expect(await module.exports.render?.(request)).toEqual(view)
    },
    patienceMs,
  )

  it(
    'that would ship test code to members stops and says who did',
    async () => {
      await aRemote("import { testServices } from '@shop/shared/testing'\nexport const Top = () => testServices.shop")
      const { status, said } = build('production')
      expect(status).toBe(1)
      expect(said).toMatch(/testing\S+ is test code, but \S*top\.tsx would ship it/)
    },
    patienceMs,
  )

  it(
    'that names a singleton past the list stops and says who did',
    async () => {
      await aRemote(
        "import { Link } from 'react-router-dom'\nexport const Top = () => <Link to='/'>tiny</Link>",
        "{ top: async () => (await import(/* webpackChunkName: 'another' */ './top.tsx')).Top }",
      )
      const slots = "export const offers = []\nexport const fills = [{ name: 'ordering/points', version: 1 }]"
      await writeFile(path.join(folder, 'src', 'slots.ts'), slots)
      // A mistake is found without minifying it first.
      const { status, said } = build('development')
      expect(status).toBe(1)
      expect(said).toMatch(
        /react-router-dom\S* is a platform singleton and comes from the shell, but \S*top\.tsx bundles it/,
      )
      expect(said).toContain('mfe-tiny declares the screen top but no chunk has that name')
      expect(said).toContain('mfe-tiny fills ordering/points, but its src/remote.tsx exports no slots')
    },
    patienceMs,
  )
})
