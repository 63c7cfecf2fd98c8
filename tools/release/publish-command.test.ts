import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readOverride } from '@shop/release-store'
import { aDescriptor, aRoute } from '@shop/release-store/testing'
import { type ReleaseDescriptor, releaseLimits } from '@shop/shared/contract'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
})
afterEach(() => shop.remove())

const code = 'globalThis.recipes = 1\n'.repeat(100)
const compressed = brotliCompressSync(code)

const factsOf = (content: string | Buffer, brotli = content.length) => ({
  integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
  bytes: content.length,
  brotli,
})

const recipes = (over: object = {}): ReleaseDescriptor =>
  aDescriptor({
    name: 'mfe-recipes',
    version: '1.0.0-rc.1+0a1b2c3d',
    container: 'mfe_recipes',
    routes: { recipes: aRoute('/recipes') },
    files: { 'entry.js': factsOf(code, compressed.length) },
    ...over,
  })

type Files = Readonly<Record<string, string | Buffer>>
const sound: Files = { 'entry.js': code, 'entry.js.br': compressed, 'entry.js.map': '{}' }

/** Writes what another team has built, in a folder of its own. */
function build(descriptor: unknown = recipes(), files: Files = sound): string {
  const folder = path.join(shop.root, '.data', 'elsewhere')
  rmSync(folder, { recursive: true, force: true })
  for (const [file, content] of Object.entries({ 'release.json': asText(descriptor), ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  return folder
}
const asText = (descriptor: unknown) => (typeof descriptor === 'string' ? descriptor : JSON.stringify(descriptor))

describe('publish:folder', () => {
  it('shows a folder that was built elsewhere, a prerelease too, without its source maps', async () => {
    const { printed } = await shop.ok('publish', build(), '--note', 'first')
    expect(printed).toBe('mfe-recipes 1.0.0-rc.1+0a1b2c3d is live in production for everybody\n')
    expect((await shop.shown()).remotes['mfe-recipes']?.candidates).toMatchObject([
      { descriptor: { version: '1.0.0-rc.1+0a1b2c3d', commit: 'abc' }, note: 'first' },
    ])
    const read = (file: string) => shop.store.readFile('mfe-recipes', '1.0.0-rc.1+0a1b2c3d', file)
    expect([await read('entry.js'), await read('entry.js.br'), await read('entry.js.map')]).toEqual([
      Buffer.from(code),
      compressed,
      undefined,
    ])
    expect((await shop.ok('publish', build())).printed).toContain('nothing has changed')
  })

  it('gives a canary like a release of this checkout, and is rolled back like one', async () => {
    await shop.ok('publish', build())
    const next = recipes({ version: '1.1.0+1a2b3c4d' })
    expect((await shop.ok('publish', build(next), '--canary', '5')).printed).toContain('for 5 % of members')
    await shop.ok('rollback', 'mfe-recipes')
    expect(await shop.versions('mfe-recipes')).toEqual(['1.0.0-rc.1+0a1b2c3d'])
  })

  it('only checks when it is told to', async () => {
    expect((await shop.ok('publish', build(), '--check')).printed).toContain('fits everything')
    expect(await shop.store.readFile('mfe-recipes', '1.0.0-rc.1+0a1b2c3d', 'release.json')).toBeUndefined()
  })

  it('puts a new remote into the store for a link, shown to nobody', async () => {
    const OPERATOR_SECRET = 'an operator keeps this to himself'
    Object.assign(shop.environment, { OPERATOR_SECRET })
    const { printed } = await shop.ok('publish', build(), '--only-store')
    expect(printed).toContain('shown to nobody: pnpm override mfe-recipes@1.0.0-rc.1+0a1b2c3d opens it')
    expect((await shop.shown()).remotes['mfe-recipes']).toBeUndefined()
    const link = new URL((await shop.ok('override', 'mfe-recipes@1.0.0-rc.1+0a1b2c3d')).printed.trim())
    const override = readOverride(link.searchParams.get('override') ?? '', OPERATOR_SECRET, new Date(0))
    expect(override).toMatchObject({ builds: [{ remote: 'mfe-recipes', version: '1.0.0-rc.1+0a1b2c3d' }] })
    await shop.ok('publish', build())
    expect(await shop.versions('mfe-recipes')).toEqual(['1.0.0-rc.1+0a1b2c3d'])
  })

  it('says of what is only stored what would be refused later', async () => {
    const early = recipes({ contract: '^9.0.0' })
    const { printed } = await shop.ok('publish', build(early), '--only-store', '--json')
    expect(JSON.parse(printed)).toMatchObject({ result: 'stored', refusals: [{ rule: 'contract' }] })
  })

  it('[K-185] renders the first views of a folder that has a server entry', async () => {
    const server = 'module.exports = { async render() { throw new TypeError("no window") } }'
    const rendered = recipes({
      routes: { recipes: aRoute('/recipes', { viewMode: true }) },
      server: { entry: 'server.js', screens: ['top'] },
      files: { 'entry.js': factsOf(code, compressed.length), 'server.js': factsOf(server) },
    })
    const { code: exit, printed } = await shop.run('publish', build(rendered, { ...sound, 'server.js': server }))
    expect([exit, printed]).toEqual([1, expect.stringContaining('throws at /recipes')])
  })

  it('gives the answer as data', async () => {
    const { code: exit, printed } = await shop.run('publish', build(recipes({ contract: '^9.0.0' })), '--json')
    expect([exit, JSON.parse(printed)]).toEqual([
      1,
      expect.objectContaining({ result: 'refused', refusals: [expect.objectContaining({ rule: 'contract' })] }),
    ])
  })
})

const routes = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`r${place}`, aRoute(`/recipes/${place}/x`)]))
const { title: _, ...untitled } = aRoute('/recipes')

describe('a folder is refused by field or file, with the way out, and leaves nothing behind', () => {
  it.each<{ says: string; descriptor?: unknown; files?: Files; words: string[] }>([
    {
      says: 'a field is missing',
      descriptor: { ...recipes(), budgetBytes: undefined },
      words: ['has no budgetBytes', 'name budgetBytes'],
    },
    {
      says: 'a flag of a route is missing',
      descriptor: recipes({ routes: { list: untitled } }),
      words: ['has no routes.list.title', '@todok/remote-kit'],
    },
    {
      says: 'a field is of another kind',
      descriptor: recipes({ budgetBytes: 'many' }),
      words: ['says budgetBytes: "many"', 'number'],
    },
    {
      says: 'a name that is none',
      descriptor: recipes({ name: 'Recipes' }),
      words: ['says name: "Recipes"', 'write name as'],
    },
    {
      says: 'the name of a remote of this checkout',
      descriptor: recipes({ name: 'mfe-a' }),
      words: ['pnpm release mfe-a'],
    },
    {
      says: 'the name of the shell',
      descriptor: recipes({ name: 'shell' }),
      words: ['rule on names', 'choose another'],
    },
    {
      says: 'the container of another remote',
      descriptor: recipes({ container: 'mfe_a' }),
      words: ['defines the container mfe_a', 'so does mfe-a', 'name it mfe_recipes'],
    },
    {
      says: 'a contract that nobody serves',
      descriptor: recipes({ contract: '^9.0.0' }),
      words: ['needs contract ^9.0.0', 'serves contract'],
    },
    {
      says: 'a hundred routes',
      descriptor: recipes({ routes: routes(100) }),
      words: ['declares 100 routes', 'may have 50', 'parameters'],
    },
    {
      says: 'an origin that nobody allowed',
      descriptor: recipes({ origins: { connect: ['https://api.example'] } }),
      words: ['(origins.connect)', 'REMOTE_ORIGINS=mfe-recipes=https://api.example'],
    },
    { says: 'no JSON', descriptor: '{"name":', words: ['is no JSON', 'build anew'] },
    {
      says: 'a descriptor of 10 MB, unread',
      descriptor: ' '.repeat(10 * 1024 * 1024),
      words: [`${10 * 1024 * 1024} bytes`, `${releaseLimits.descriptorBytes} are the most`],
    },
    {
      says: 'other bytes than its hash',
      files: { ...sound, 'entry.js': `${code} ` },
      words: ['files.entry.js.integrity', 'files.entry.js.bytes', 'build anew'],
    },
    {
      says: 'a weight that is not its own',
      descriptor: recipes({ files: { 'entry.js': factsOf(code, 1) } }),
      words: ['files.entry.js.brotli: 1', `the file has ${compressed.length}`],
    },
    {
      says: 'another file in compressed form',
      files: { ...sound, 'entry.js.gz': 'no gzip' },
      words: ['entry.js.gz is another file', 'compress entry.js anew'],
    },
    { says: 'a file that is not there', files: {}, words: ['names entry.js, which is not in the folder'] },
    {
      says: 'a file without a hash',
      files: { ...sound, 'chunks/late.js': code },
      words: ['chunks/late.js stands in the folder', 'does not name it'],
    },
    {
      says: 'more bytes than a release may have',
      files: { ...sound, 'big.bin': Buffer.alloc(releaseLimits.bytes) },
      words: ['bytes', 'an origin of your own'],
    },
  ])('$says', async ({ descriptor, files, words }) => {
    const { code: exit, printed, said } = await shop.run('publish', build(descriptor ?? recipes(), files ?? sound))
    expect(exit).toBe(1)
    for (const word of words) expect(printed + said).toContain(word)
    expect((await shop.shown()).remotes['mfe-recipes']).toBeUndefined()
    expect(await shop.store.readFile('mfe-recipes', '1.0.0-rc.1+0a1b2c3d', 'release.json')).toBeUndefined()
  })

  it.each(['entry.js', 'deep', 'release.json'])('a link out of the folder: %s', async (name) => {
    const folder = build()
    rmSync(path.join(folder, name), { force: true })
    symlinkSync(name === 'deep' ? shop.root : path.join(shop.root, 'package.json'), path.join(folder, name))
    const { code: exit, said } = await shop.run('publish', folder)
    expect([exit, said]).toEqual([1, expect.stringMatching(/is a link|plain file/)])
  })

  it('no folder, and one without a descriptor', async () => {
    expect((await shop.run('publish', '/nowhere/dist')).said).toContain('/nowhere/dist is not there')
    expect((await shop.run('publish', path.join(shop.root, 'mfe-a', 'src'))).said).toContain('has no release.json')
  })

  it('a remote that was built in the repository, from outside of it', async () => {
    const doors = { '@shop/shared/ui': { version: '1.0.0', contents: 'a' } }
    shop.declare('mfe-c', { name: 'mfe-c', container: 'mfe_c', doors })
    await shop.ok('release', 'mfe-c')
    rmSync(path.join(shop.root, 'mfe-c'), { recursive: true })
    const taken = recipes({ name: 'mfe-c', container: 'mfe_c' })
    expect((await shop.run('publish', build(taken))).printed).toContain('is built outside of the shop’s repository')
  })
})
