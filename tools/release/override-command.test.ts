import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readOverride } from '@shop/release-store'
import { aDescriptor } from '@shop/release-store/testing'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

// Each case runs git and builds as processes of their own: how fast they start is the machine's affair.

const secret = 'an operator keeps this to himself'
const firstCommand = Date.UTC(2026, 10, 20, 0, 3)
let shop: ReleasingWorkspace
let version = ''
let server: Server | undefined

beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
  shop.environment['OPERATOR_SECRET'] = secret
  shop.environment['SHOP_ORIGIN'] = 'https://shop.example'
  version = (await shop.versions('mfe-a'))[0] ?? ''
})
afterEach(() => {
  server?.close()
  server = undefined
  shop.remove()
})

/** Opens what was printed as the shop does. */
function opened(printed: string) {
  const { origin, pathname, searchParams } = new URL(printed.trim())
  return {
    at: origin + pathname,
    says: readOverride(searchParams.get('override') ?? '', secret, new Date(firstCommand)),
  }
}

/** A build that stands elsewhere, of this remote. */
async function preview(name: string): Promise<string> {
  const manifest = JSON.stringify(aDescriptor({ name }))
  const other = createServer((request, reply) =>
    reply.writeHead(request.url === '/build/release.json' ? 200 : 404).end(manifest),
  )
  server = other
  const origin = await new Promise<string>((resolve) =>
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    }),
  )
  shop.environment['OVERRIDE_ORIGINS'] = origin
  return `${origin}/build/`
}

describe('a link of QA', () => {
  it('chooses a release of the store, for two hours', async () => {
    const { printed, said } = await shop.ok('override', `mfe-a@${version}`)
    expect(opened(printed)).toEqual({
      at: 'https://shop.example/',
      says: { builds: [{ remote: 'mfe-a', version }], until: firstCommand + 2 * 3_600_000 },
    })
    expect(said).toContain('good until 2026-11-20T02:03:00.000Z')
  })

  it.each([
    { args: ['--path', '/favorite'], at: 'https://shop.example/favorite' },
    { args: ['--path', '/favorite', '--mobile'], at: 'https://shop.example/mobile/favorite' },
    { args: ['--mobile'], at: 'https://shop.example/mobile' },
  ])('leads where it is wanted: $args', async ({ args, at }) => {
    expect(opened((await shop.ok('override', `mfe-a@${version}`, ...args)).printed).at).toBe(at)
  })

  it('opens the panel without any build', async () => {
    expect(opened((await shop.ok('override', '--panel', '--for', '30min')).printed).says).toEqual({
      builds: [],
      until: firstCommand + 30 * 60_000,
    })
  })

  it('chooses a build that stands elsewhere', async () => {
    const url = await preview('mfe-a')
    expect(opened((await shop.ok('override', `mfe-a@${url}`)).printed).says).toMatchObject({
      builds: [{ remote: 'mfe-a', url }],
    })
  })

  it('is signed with the shop’s own key when there is no setting', async () => {
    delete shop.environment['OPERATOR_SECRET']
    const links = [await shop.ok('override', '--panel'), await shop.ok('override', '--panel')]
    expect(links.map(({ printed }) => opened(printed).says)).toEqual([{ refused: 'forged' }, { refused: 'forged' }])
  })

  it('chooses a shell of the store', async () => {
    const [shell = ''] = await shop.shells('web')
    const { printed } = await shop.ok('override', `shell@${shell}`, `mfe-a@${version}`)
    expect(opened(printed).says).toMatchObject({
      builds: [
        { remote: 'shell', version: shell },
        { remote: 'mfe-a', version },
      ],
    })
  })

  it('is refused: a shell that has lost a script', async () => {
    const [shell = ''] = await shop.shells('web')
    rmSync(path.join(shop.location, 'shell', shell, 'main.js'))
    expect(await shop.run('override', `shell@${shell}`)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`shell ${shell} is not whole in the store: it lacks main.js`),
    })
  })

  it.each([
    { says: 'nothing to choose', args: [], words: 'something is missing' },
    { says: 'no build', args: ['mfe-a'], words: 'mfe-a names no build: mfe-a@<version>' },
    { says: 'an unknown remote', args: ['mfe-z@1.0.0'], words: 'has no remote mfe-z: known are mfe-a' },
    { says: 'an unknown shell', args: ['shell@9.9.9'], words: 'the store has no shell 9.9.9' },
    { says: 'a shell from elsewhere', args: ['shell@https://evil.example/'], words: 'names no release of the store' },
    { says: 'an unknown version', args: ['mfe-a@9.9.9'], words: 'the store has no mfe-a 9.9.9' },
    { says: 'a way out of the store', args: ['mfe-a@../mfe-b'], words: 'the store has no mfe-a ../mfe-b' },
    {
      says: 'an origin that is not on the list',
      args: ['mfe-a@https://evil.example/'],
      words: 'not from an origin of OVERRIDE_ORIGINS (it is empty)',
    },
    { says: 'a day and more', args: ['--panel', '--for', '25h'], words: '--for 25h is no time for a link' },
    { says: 'no time at all', args: ['--panel', '--for', '0min'], words: '--for 0min is no time' },
    { says: 'another site', args: ['--panel', '--path', '//evil.example/'], words: 'is no path of the shop' },
    { says: 'half a path', args: ['--panel', '--path', 'favorite'], words: 'is no path of the shop' },
  ])('is refused: $says', async ({ args, words }) => {
    const { code, printed, said } = await shop.run('override', ...args)
    expect([code, printed, said]).toEqual([1, '', expect.stringContaining(words)])
  })

  it('is refused: two builds of one remote', async () => {
    expect((await shop.run('override', `mfe-a@${version}`, `mfe-a@${version}`)).said).toContain('two builds for mfe-a')
  })

  it.each([
    { says: 'another remote stands there', remote: 'mfe-b', path: '', words: 'holds a build of mfe-b, not of mfe-a' },
    {
      says: 'nothing stands there',
      remote: 'mfe-a',
      path: 'deeper/',
      words: 'does not answer with the manifest of a release',
    },
    { says: 'it is no folder', remote: 'mfe-a', path: 'release.json', words: 'ends with a slash' },
  ])('is refused: $says', async ({ remote, path, words }) => {
    const { code, said } = await shop.run('override', `mfe-a@${await preview(remote)}${path}`)
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
  })

  it('is refused: a secret that can be guessed', async () => {
    shop.environment['OPERATOR_SECRET'] = 'short'
    expect(await shop.run('override', '--panel')).toMatchObject({
      code: 1,
      said: expect.stringContaining('OPERATOR_SECRET'),
    })
  })
})
