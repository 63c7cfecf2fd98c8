import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { beginInSlices, contractOf, hostShares, providedVersions, remoteShares, singletonsOf } from './share-config.ts'
import { commonEntryPoints, sharedEntryPoints, singletonPackages, singletonRanges } from './sharing.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const shell = path.join(root, 'shell')
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const requests = [...Object.keys(singletonRanges), ...sharedEntryPoints]
const singletons = Object.entries(singletonsOf(shell))

/** A caret range above 1.0.0, the one form that is used here. */
function isWithin(version: string, range: string): boolean {
  const [major, minor, patch] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor, wantedPatch] = range.replace('^', '').split('.').map(Number)
  const older = [minor, patch].map((part) => String(part).padStart(6, '0')).join()
  return (
    major === wantedMajor && older >= [wantedMinor, wantedPatch].map((part) => String(part).padStart(6, '0')).join()
  )
}

describe('what the shell shares', () => {
  it.each(requests)('%s can be found from the shell', (request) => {
    const require = createRequire(path.join(shell, 'package.json'))
    const exported = request.startsWith('@shop/shared/') ? '.' : undefined
    const manifest = JSON.parse(readFileSync(path.join(root, 'shared', 'package.json'), 'utf8')) as {
      exports: Record<string, string>
    }
    if (exported === undefined) expect(require.resolve(request)).toContain('node_modules')
    else expect(manifest.exports).toHaveProperty([request.replace('@shop/shared', '.')])
  })

  it.each(Object.entries(hostShares(shell)))('%s is within the range that remotes accept', (_, share) => {
    expect(share.version).toMatch(/^\d+\.\d+\.\d+/)
    expect([share.version, share.requiredVersion, isWithin(share.version ?? '', share.requiredVersion)]).toEqual([
      share.version,
      share.requiredVersion,
      true,
    ])
    expect(share.strictVersion).toBe(true)
  })

  it('singletons stand in its first load, before any remote is known', () => {
    for (const [request] of singletons)
      expect(hostShares(shell)[request]).toMatchObject({ singleton: true, eager: true })
  })

  it('is provided even where the shell does not use it', () => {
    const module = decodeURIComponent(beginInSlices('./src/main.ts'))
    for (const request of requests) expect(module).toContain(JSON.stringify(request))
  })
})

describe('what a remote takes', () => {
  it.each(remotes)('%s: every singleton from the shell or not at all', (remote) => {
    const shares = remoteShares(path.join(root, remote))
    for (const [request, range] of singletons)
      expect(shares[request]).toEqual({ singleton: true, import: false, requiredVersion: range, strictVersion: true })
  })

  it.each(remotes)('%s: common parts from the shell when they fit, else its own', (remote) => {
    const shares = remoteShares(path.join(root, remote))
    for (const request of Object.keys(commonEntryPoints)) {
      const version = providedVersions(shell)[request]
      const range = `^${version}`
      expect(shares[request]).toEqual({ singleton: false, requiredVersion: range, strictVersion: true, version })
    }
  })

  it.each(singletons.filter(([request]) => sharedEntryPoints.includes(request)))(
    'the names of %s that it was built with, and no correction of them: %s',
    (request, range) => {
      const [major, minor] = (providedVersions(shell)[request] ?? '').split('.')
      expect(range).toBe(`^${major}.${minor}.0`)
    },
  )

  it('says what to do when a package is not installed', () => {
    expect(() => remoteShares('/nowhere')).toThrow('run pnpm install')
  })
})

describe('packages that must not stand in a remote', () => {
  it.each([
    '/a/node_modules/react/index.js',
    '/a/node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/client.js',
    '/a/node_modules/scheduler/index.js',
    '/a/node_modules/react-router-dom/dist/index.mjs',
    '/a/node_modules/zustand/esm/vanilla.mjs',
    '/a/node_modules/single-spa/lib/a.js',
    '/a/node_modules/@tanstack/query-core/a.js',
    '/a/node_modules/@emotion/react/a.js',
    'C:\\a\\node_modules\\react\\index.js',
  ])('%s is one', (file) => {
    expect(singletonPackages.test(file)).toBe(true)
  })

  it.each([
    '/a/node_modules/lucide-react/a.js',
    '/a/node_modules/react-aria/a.js',
    '/a/node_modules/@emotion/hash/a.js',
    '/a/node_modules/single-spa-react/a.js',
    '/a/mfe-ordering/src/react/a.ts',
  ])('%s is none', (file) => {
    expect(singletonPackages.test(file)).toBe(false)
  })
})

it('the contract between shell and remotes has the version of the entry point through which everything crosses', () => {
  expect(contractOf(shell)).toBe(providedVersions(shell)['@shop/shared/platform'])
  expect(contractOf(shell)).toMatch(/^\d+\.\d+\.\d+$/)
})
