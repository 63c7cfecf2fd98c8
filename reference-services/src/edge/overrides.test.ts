import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Override, openReleaseStore, signOverride } from '@shop/release-store'
import { aShell } from '@shop/release-store/testing'
import type { ShellManifest } from '@shop/shared/contract'
import { aDescriptor } from '../testing/a-release-store.ts'
import { type PreviewServer, startPreviewServer } from '../testing/preview-server.ts'
import { createFindBuild } from './override-builds.ts'
import { createOverrides, type OverridePorts } from './overrides.ts'

const secret = 'an operator keeps this to himself'
const now = new Date('2026-11-20T09:00:00Z')
const until = now.getTime() + 60_000
const assets = 'https://assets.example'

let folder = ''
const closers: (() => Promise<void>)[] = []
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'todok-overrides-'))
  await put('mfe-catalogue', '2.0.0', aDescriptor({ version: '2.0.0' }))
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(aDescriptor({ version: '9.9.9' })))
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await rm(folder, { recursive: true, force: true })
})

async function put(name: string, version: string, descriptor: unknown) {
  await mkdir(path.join(folder, name, version), { recursive: true })
  await writeFile(path.join(folder, name, version, 'release.json'), JSON.stringify(descriptor))
}

/** Somebody's preview of a build. */
async function preview(answer: RequestListener): Promise<PreviewServer> {
  const server = await startPreviewServer(answer)
  closers.push(server.close)
  return server
}

const aBuild: RequestListener = (_request, response) => {
  response.end(JSON.stringify(aDescriptor({ version: '3.0.0' })))
}

const open = (over: Partial<OverridePorts> = {}) =>
  createOverrides({
    secret,
    isLocal: false,
    allowedOrigins: [],
    findBuild: createFindBuild(openReleaseStore(folder), assets),
    now: () => now,
    ...over,
  })

const link = (builds: Override['builds'], over: Partial<Override> = {}) =>
  signOverride({ builds, until, ...over }, secret)
const ofStore = { remote: 'mfe-catalogue', version: '2.0.0' }

describe('a signed link', () => {
  it('chooses a release of the store for a session', async () => {
    const overrides = open()
    const outcome = await overrides.begin([link([ofStore])])
    expect(outcome).toEqual({ ticket: link([ofStore]) })
    expect(await overrides.resume(link([ofStore]))).toEqual({
      offers: [{ descriptor: aDescriptor({ version: '2.0.0' }), base: `${assets}/mfe-catalogue/2.0.0/` }],
      builds: ['mfe-catalogue@2.0.0'],
      until,
      origins: [],
    })
  })

  it.each(['/build', '/build/', '/build/release.json'])(
    'chooses a build of a listed origin by its folder: %s',
    async (place) => {
      const { origin, asked } = await preview(aBuild)
      const token = link([{ remote: 'mfe-catalogue', url: `${origin}${place}` }])
      const session = await open({ allowedOrigins: [origin] }).resume(token)
      expect(session).toMatchObject({ origins: [origin], offers: [{ base: `${origin}/build/` }] })
      expect(asked).toEqual(['/build/release.json'])
    },
  )

  it('without a build opens the panel and changes nothing', async () => {
    expect(await open().resume(link([]))).toEqual({ offers: [], builds: [], until, origins: [] })
  })

  it('ends at its hour', async () => {
    expect(await open({ now: () => new Date(until) }).resume(link([ofStore]))).toEqual({ refused: 'expired' })
  })

  it.each([
    { says: 'nothing', token: () => '' },
    { says: 'words', token: () => 'mfe catalogue' },
    { says: 'another secret', token: () => signOverride({ builds: [ofStore], until }, `${secret}!`) },
    {
      says: 'the payload of another',
      token: () => `${link([]).split('.')[0]}.${link([ofStore]).split('.')[1]}`,
    },
    {
      says: 'an hour that was pushed on',
      token: () => {
        const payload = JSON.stringify({ builds: [ofStore], until: until * 2 })
        return `${Buffer.from(payload).toString('base64url')}.${link([ofStore]).split('.')[1]}`
      },
    },
    { says: 'more than a cookie holds', token: () => `${'a'.repeat(3000)}.${'b'.repeat(43)}` },
    { says: 'a signature of this machine', token: () => `local.${link([ofStore])}` },
    { says: 'no signature', token: () => 'mfe-catalogue@2.0.0' },
    { says: 'no signature and an address', token: () => 'mfe-catalogue@http://localhost:4300/' },
  ])('with $says is forged', async ({ token }) => {
    expect(await open().begin([token()])).toEqual({ refused: 'forged' })
  })

  it('beside another one is forged: nobody signed the two', async () => {
    expect(await open().begin([link([]), link([ofStore])])).toEqual({ refused: 'forged' })
  })

  it('that is longer than a cookie is refused even when it was signed', async () => {
    const url = `https://preview.example/${'a'.repeat(2500)}/`
    expect(await open().begin([link([{ remote: 'mfe-catalogue', url }])])).toEqual({ refused: 'forged' })
  })
})

describe('a shell of a link', () => {
  const putShell = async (over: Partial<ShellManifest>, version = '2.0.0') => {
    await mkdir(path.join(folder, 'shell', version), { recursive: true })
    await writeFile(path.join(folder, 'shell', version, 'shell.json'), JSON.stringify(aShell({ version, ...over })))
  }

  it('is that of the session, beside builds of remotes', async () => {
    await putShell({})
    expect(await open().resume(link([{ remote: 'shell', version: '2.0.0' }, ofStore]))).toEqual({
      offers: [expect.objectContaining({ descriptor: aDescriptor({ version: '2.0.0' }) })],
      shell: aShell({ version: '2.0.0' }),
      builds: ['shell@2.0.0', 'mfe-catalogue@2.0.0'],
      until,
      origins: [],
    })
  })

  it.each([
    { says: 'without a hash for what runs first', over: { files: {} } },
    { says: 'of another version', over: { version: '2.0.1' } },
  ])('is refused: $says', async ({ over }) => {
    await putShell(over, '2.0.0')
    expect(await open().begin([link([{ remote: 'shell', version: '2.0.0' }])])).toEqual({ refused: 'unknown' })
  })

  it('is refused from any other place than the store', async () => {
    const { origin } = await preview(aBuild)
    const token = link([{ remote: 'shell', url: `${origin}/build/` }])
    expect(await open({ allowedOrigins: [origin] }).begin([token])).toEqual({ refused: 'origin' })
  })
})

describe('a build that is not there', () => {
  it.each([
    { says: 'an unknown remote', build: { remote: 'mfe-nobody', version: '2.0.0' } },
    { says: 'an unknown version', build: { remote: 'mfe-catalogue', version: '2.0.1' } },
    { says: 'an unknown shell', build: { remote: 'shell', version: '2.0.0' } },
    { says: 'the channels', build: { remote: 'channels', version: '2.0.0' } },
  ])('is refused: $says', async ({ build }) => {
    expect(await open().begin([link([build])])).toEqual({ refused: 'unknown' })
  })

  it('cannot be named by a way out of the store: no such link can be signed', () => {
    expect(() => link([{ remote: 'mfe-catalogue', version: '../..' }])).toThrow()
    expect(() => link([{ remote: '..', version: '2.0.0' }])).toThrow()
  })

  it.each([
    { says: 'of another remote', descriptor: aDescriptor({ name: 'mfe-other', version: '2.1.0' }) },
    { says: 'of another version', descriptor: aDescriptor({ version: '2.2.0' }) },
    { says: 'without a hash for its entry', descriptor: aDescriptor({ version: '2.1.0', files: {} }) },
    { says: 'that is none', descriptor: { name: 'mfe-catalogue' } },
  ])('is refused: a descriptor $says', async ({ descriptor }) => {
    await put('mfe-catalogue', '2.1.0', descriptor)
    expect(await open().begin([link([{ remote: 'mfe-catalogue', version: '2.1.0' }])])).toEqual({ refused: 'unknown' })
  })

  it('is looked for again: it may be uploaded in the next moment', async () => {
    let hour = 0
    const findBuild = createFindBuild(openReleaseStore(folder), assets, () => hour)
    const overrides = open({ findBuild })
    const later = link([{ remote: 'mfe-catalogue', version: '2.1.0' }])
    expect(await overrides.resume(later)).toEqual({ refused: 'unknown' })
    await put('mfe-catalogue', '2.1.0', aDescriptor({ version: '2.1.0' }))
    hour += 2000
    expect(await overrides.resume(later)).toMatchObject({ builds: ['mfe-catalogue@2.1.0'] })
  })
})

describe('an address that the edge shall fetch from', () => {
  const from = (url: string, over: Partial<OverridePorts> = {}) =>
    open(over).begin([link([{ remote: 'mfe-catalogue', url }])])

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]:3200/',
    'http://127.0.0.1:3200/',
    'http://localhost:3200/',
    'http://preview.example/',
    'https://preview.example:8443/',
    'https://preview.example.evil.example/',
    'https://preview.example@evil.example/',
    'https://me:secret@preview.example/',
    'https://evil.example/https://preview.example/',
    'https://preview.example.:443/',
    'https://evil.example//preview.example/',
    'https://evil.example/\\preview.example/',
  ])('is asked for nothing when its origin is not listed: %s', async (url) => {
    expect(await from(url, { allowedOrigins: ['https://preview.example'] })).toEqual({ refused: 'origin' })
  })

  it('leads nowhere else by a path that looks like an origin', async () => {
    const { origin, asked } = await preview(aBuild)
    const url = `${origin}//evil.example/`
    const session = await open({ allowedOrigins: [origin] }).resume(link([{ remote: 'mfe-catalogue', url }]))
    expect(session).toMatchObject({ origins: [origin], offers: [{ base: url }] })
    expect(asked).toEqual(['//evil.example/release.json'])
  })

  it('leads nowhere else by a redirect', async () => {
    const inner = await preview(aBuild)
    const outer = await preview((_request, response) => {
      response.writeHead(302, { Location: `${inner.origin}/release.json` }).end()
    })
    expect(await from(`${outer.origin}/`, { allowedOrigins: [outer.origin] })).toEqual({ refused: 'unreachable' })
    expect(inner.asked).toEqual([])
  })

  it.each<{ says: string; answer: RequestListener; refused: string }>([
    { says: '404', answer: (_request, response) => void response.writeHead(404).end('{}'), refused: 'unreachable' },
    { says: 'a reset', answer: (request) => void request.socket.destroy(), refused: 'unreachable' },
    { says: 'a page', answer: (_request, response) => void response.end('<!doctype html>'), refused: 'unknown' },
    {
      says: 'a descriptor of another remote',
      answer: (_request, response) => void response.end(JSON.stringify(aDescriptor({ name: 'mfe-other' }))),
      refused: 'unknown',
    },
    {
      says: 'more than a descriptor can be',
      answer: (_request, response) =>
        void response.end(JSON.stringify(aDescriptor({ commit: 'a'.repeat(300 * 1024) }))),
      refused: 'unknown',
    },
    {
      says: 'bytes without an end',
      answer: (_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write('a'.repeat(64 * 1024)));
        }
        response.on('drain', more)
        more()
      },
      refused: 'unknown',
    },
    { says: 'nothing at all', answer: () => undefined, refused: 'unreachable' },
  ])('that answers with $says is refused', async ({ answer, refused }) => {
    const { origin } = await preview(answer)
    expect(await from(`${origin}/`, { allowedOrigins: [origin] })).toEqual({ refused })
  })

  it('is asked once by pages of the same moment', async () => {
    const { origin, asked } = await preview(aBuild)
    const overrides = open({ allowedOrigins: [origin] })
    const token = link([{ remote: 'mfe-catalogue', url: `${origin}/` }])
    await Promise.all(Array.from({ length: 20 }, () => overrides.resume(token)))
    expect(asked).toEqual(['/release.json'])
  })
})

describe('a link without a signature', () => {
  it('works on this machine, for some hours', async () => {
    const { origin } = await preview(aBuild)
    const overrides = open({ isLocal: true })
    const outcome = await overrides.begin([`mfe-catalogue@${origin}/`])
    expect(outcome).toEqual({ ticket: expect.stringMatching(/^local\.[\w-]+\.[\w-]+$/) })
    const { ticket } = outcome as { ticket: string }
    expect(await overrides.resume(ticket)).toMatchObject({
      builds: [`mfe-catalogue@${origin}/`],
      origins: [origin],
      until: now.getTime() + 8 * 60 * 60 * 1000,
    })
    // Elsewhere it says nothing.
    expect(await open().resume(ticket)).toEqual({ refused: 'forged' })
    expect(await open({ isLocal: true, allowedOrigins: [] }).resume(ticket.replace('local.', ''))).toEqual({
      refused: 'forged',
    })
  })

  it('chooses a release of the store', async () => {
    expect(await open({ isLocal: true }).begin(['mfe-catalogue@2.0.0'])).toMatchObject({ ticket: expect.any(String) })
  })

  it('leaves this machine no more than a signed one', async () => {
    const allowedOrigins = ['https://preview.example']
    const asked = open({ isLocal: true, allowedOrigins })
    expect(await asked.begin(['mfe-catalogue@https://preview.example/'])).toEqual({ refused: 'origin' })
    expect(await asked.begin(['mfe-catalogue@http://localhost.evil.example/'])).toEqual({ refused: 'origin' })
  })

  it.each([
    { says: 'two builds of one remote', asked: ['mfe-catalogue@2.0.0', 'mfe-catalogue@2.0.1'], refused: 'twice' },
    { says: 'a way out of the store', asked: ['mfe-catalogue@../../release.json'], refused: 'unknown' },
    { says: 'no version', asked: ['mfe-catalogue@newest'], refused: 'unknown' },
    { says: 'a signed one beside it', asked: ['mfe-catalogue@2.0.0', 'e30.e30'], refused: 'forged' },
  ])('is refused: $says', async ({ asked, refused }) => {
    expect(await open({ isLocal: true }).begin(asked)).toEqual({ refused })
  })
})
