import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { PagePlatformSet, PageRelease } from '@shop/shared/contract'
import type { PlatformServices } from '@shop/shared/platform'
import type { chooseCopy } from './choose-copy.ts'

type Plugin = { createScript(request: { url: string }): { script: HTMLScriptElement; timeout: number } }
type Remote = { name: string; entry: string }

type SharePlugin = { name: string; resolveShare: ReturnType<typeof chooseCopy> }

const plugins: Plugin[] = []
const sharePlugins: SharePlugin[] = []
const registered: { remotes: Remote[]; force: boolean }[] = []
let exposed: unknown = null
/** Modules of a platform set, by `container/module`. */
const modulesOfSet = new Map<string, unknown>()
let instance: unknown = null

const { satisfy } = await import('@module-federation/runtime')

// The runtime of another house: what we tell it is what is tested here.
jest.unstable_mockModule('@module-federation/runtime', () => ({
  registerGlobalPlugins: (more: SharePlugin[]) => void sharePlugins.push(...more),
  registerPlugins: (more: Plugin[]) => void plugins.push(...more),
  registerRemotes: (remotes: Remote[], { force }: { force: boolean }) => void registered.push({ remotes, force }),
  loadRemote: async (id: string) => modulesOfSet.get(id) ?? (id.startsWith('platform_') ? null : exposed),
  satisfy,
  getInstance: () => instance,
}))
const { createFederationLoader, servedSets } = await import('./federation.ts')

const assets = 'https://assets.shop.test'
const previews = 'https://previews.shop.test'
const release = {
  version: '1.0.0',
  base: `${assets}/mfe-ordering/1.0.0/`,
  container: 'mfe_ordering',
  entry: 'entry.abc.js',
  integrity: 'sha256-hash',
  contract: '^1.0.0',
  singletons: {},
} as unknown as PageRelease
const done = async (): Promise<void> => undefined
const lifecycles = { bootstrap: done, mount: done, unmount: done }

afterEach(() => {
  plugins.length = 0
  sharePlugins.length = 0
  registered.length = 0
  exposed = null
  instance = null
  modulesOfSet.clear()
})
const aLoader = (alsoProvides: readonly PagePlatformSet[] = []) =>
  createFederationLoader({ page: document, origins: [assets, previews], alsoProvides })

describe('loading a release', () => {
  it('registers its entry by force and gives its lifecycles', async () => {
    exposed = lifecycles
    expect(await aLoader().load(release, { again: false })).toBe(lifecycles)
    expect(registered).toEqual([
      { remotes: [{ name: 'mfe_ordering', entry: `${assets}/mfe-ordering/1.0.0/entry.abc.js` }], force: true },
    ])
  })

  it('again asks under another address, so that the browser does not answer from memory', async () => {
    exposed = lifecycles
    await aLoader().load(release, { again: true })
    expect(registered[0]?.remotes[0]?.entry).toMatch(/\/entry\.abc\.js\?again=1$/)
  })

  it('[K-146] again and again asks under addresses that are the same in every browser: caches between may answer', async () => {
    exposed = lifecycles
    const loader = aLoader()
    const other = { ...release, entry: 'entry.def.js' }
    await loader.load(release, { again: false })
    for (const one of [release, release, other]) await loader.load(one, { again: true })
    expect(registered.map(({ remotes }) => remotes[0]?.entry.split('/').at(-1))).toEqual([
      'entry.abc.js',
      'entry.abc.js?again=1',
      'entry.abc.js?again=2',
      'entry.def.js?again=1',
    ])
  })

  it('happens once for all visits: a second copy would draw its styles a second time', async () => {
    exposed = lifecycles
    const loader = aLoader()
    const first = loader.load(release, { again: false })
    expect(await loader.load(release, { again: false })).toBe(await first)
    await loader.load(release, { again: false })
    expect(registered).toHaveLength(1)
  })

  it('that was forced replaces the copy before', async () => {
    const loader = aLoader()
    exposed = lifecycles
    await loader.load(release, { again: false })
    const fresh = { ...lifecycles }
    exposed = fresh
    await loader.load(release, { again: true })
    expect(await loader.load(release, { again: false })).toBe(fresh)
    expect(registered).toHaveLength(2)
  })

  it('that failed is not remembered', async () => {
    const loader = aLoader()
    await expect(loader.load(release, { again: false })).rejects.toThrow('exposes no lifecycles')
    exposed = lifecycles
    expect(await loader.load(release, { again: false })).toBe(lifecycles)
  })

  it.each([null, undefined, {}, { mount: done }, { ...lifecycles, unmount: 'x' }, done])(
    'refuses what is no remote: %p',
    async (module) => {
      exposed = module
      await expect(aLoader().load(release, { again: false })).rejects.toThrow('mfe_ordering exposes no lifecycles')
    },
  )
})

describe('a script of a remote', () => {
  const scriptOf = (url: string) => plugins[0]?.createScript({ url })

  it('carries the hash of the release, and leaves its time to whoever watches whether it moves', async () => {
    exposed = lifecycles
    const loader = aLoader()
    await loader.load(release, { again: false })
    const made = scriptOf(`${release.base}entry.abc.js`)
    expect(made?.script).toMatchObject({
      src: `${release.base}entry.abc.js`,
      integrity: 'sha256-hash',
      crossOrigin: 'anonymous',
      async: true,
    })
    expect(made?.timeout).toBe(600_000)
  })

  it('keeps its hash when it is asked for again', async () => {
    exposed = lifecycles
    await aLoader().load(release, { again: true })
    expect(scriptOf(`${release.base}entry.abc.js?again=1`)?.script.integrity).toBe('sha256-hash')
  })

  it('without a known hash is refused', () => {
    aLoader()
    expect(() => scriptOf(`${assets}/mfe-ordering/1.0.0/other.js`)).toThrow('no known hash')
  })

  it('may come from an origin that a signed link has added', async () => {
    exposed = lifecycles
    await aLoader().load({ ...release, base: `${previews}/mfe-ordering/` }, { again: false })
    expect(scriptOf(`${previews}/mfe-ordering/entry.abc.js`)?.script.integrity).toBe('sha256-hash')
  })

  it.each([
    'https://evil.example/entry.js',
    `${assets}.evil.example/entry.js`,
    'data:text/javascript,x',
    'http://assets.shop.test/a.js',
  ])('from %s is refused', (url) => {
    aLoader()
    expect(() => scriptOf(url)).toThrow('is refused')
  })
})

describe('what this shell provides', () => {
  it('is what its build told the runtime, with the contract that crosses the border', () => {
    const shared = { react: [{ version: '19.3.1' }], '@shop/shared/platform': [{ version: '1.5.0' }] }
    instance = { options: { shared } }
    const provides = { react: '19.3.1', '@shop/shared/platform': '1.5.0' }
    expect(servedSets()).toEqual([{ name: 'first', contract: '1.5.0', provides }])
  })

  it('is nothing without a runtime, so that every release is refused', () => {
    expect(servedSets()).toEqual([{ name: 'first', contract: '', provides: {} }])
  })
})

describe('a release of another major', () => {
  const set: PagePlatformSet = {
    name: 'react-20',
    contract: '1.5.0',
    provides: { react: '20.0.0' },
    container: 'platform_react_20',
    entry: 'https://shop.test/_shell/2.0.0/platform-react-20.abc.js',
    integrity: 'sha256-set',
  }
  const shared = { react: [{ version: '19.3.1' }], '@shop/shared/platform': [{ version: '1.5.0' }] }
  const needs = (react: string) => ({ ...release, singletons: { react } })
  const reactFor = (container: string) =>
    sharePlugins[0]
      ?.resolveShare({
        shareScopeMap: {},
        scope: 'default',
        pkgName: 'react',
        shareInfo: { from: container, shareConfig: { singleton: true, requiredVersion: '^20.0.0' } },
        resolver: () => undefined,
      })
      .resolver()?.shared

  it('takes the modules of its set, which are loaded before it is', async () => {
    exposed = lifecycles
    instance = { options: { shared } }
    const react20 = {}
    modulesOfSet.set('platform_react_20/react', react20)
    const loader = aLoader([set])
    await loader.load(needs('^20.0.0'), { again: false })
    expect(registered.map(({ remotes }) => remotes[0]?.name)).toEqual(['platform_react_20', 'mfe_ordering'])
    expect(plugins[0]?.createScript({ url: set.entry }).script.integrity).toBe('sha256-set')
    expect([reactFor('mfe_ordering')?.lib?.(), reactFor('mfe_catalogue')]).toEqual([react20, undefined])
  })

  it('gives way to a release of the first set: its container takes the shell’s modules again', async () => {
    exposed = lifecycles
    instance = { options: { shared } }
    modulesOfSet.set('platform_react_20/react', {})
    const loader = aLoader([set])
    await loader.load(needs('^20.0.0'), { again: false })
    await loader.load({ ...needs('^19.0.0'), base: `${assets}/mfe-ordering/0.9.0/` }, { again: false })
    expect(reactFor('mfe_ordering')).toBeUndefined()
  })

  it('fails when a module of its set cannot be had, and the next try asks for the set anew', async () => {
    exposed = lifecycles
    instance = { options: { shared } }
    const loader = aLoader([set])
    await expect(loader.load(needs('^20.0.0'), { again: false })).rejects.toThrow('exposes no react')
    modulesOfSet.set('platform_react_20/react', {})
    expect(await loader.load(needs('^20.0.0'), { again: true })).toBe(lifecycles)
    expect(registered[1]?.remotes[0]?.entry).toBe(`${set.entry}?again=1`)
  })

  it('of the contract is handed the platform in its own words', async () => {
    instance = { options: { shared } }
    const seen: unknown[] = []
    const seeing = { ...lifecycles, mount: async ({ platform }: { platform: unknown }) => void seen.push(platform) }
    exposed = { ...seeing, slots: { 'ordering/points': seeing } }
    const old = { ...set, name: 'contract-0', contract: '0.9.0', provides: {}, adapts: true } as const
    modulesOfSet.set('platform_react_20/adapt', { adapt: (platform: object) => ({ ...platform, isOld: true }) })
    const loaded = await aLoader([old]).load({ ...release, contract: '^0.9.0' }, { again: false })
    const props = { platform: { entry: 'web' } as unknown as PlatformServices } as never
    for (const { mount } of [loaded, loaded.slots?.['ordering/points']].filter((one) => one !== undefined))
      await mount(props)
    expect(seen).toEqual([
      { entry: 'web', isOld: true },
      { entry: 'web', isOld: true },
    ])
  })
})

describe('copies of common parts', () => {
  const card = '@shop/shared/card'
  const copyFor = (plugin: SharePlugin | undefined, requiredVersion: string) =>
    plugin
      ?.resolveShare({
        shareScopeMap: {},
        scope: 'default',
        pkgName: card,
        shareInfo: { shareConfig: { requiredVersion } },
        resolver: () => undefined,
      })
      .resolver()?.shared.version

  it('are chosen by one rule in every remote that is loaded from now on', () => {
    instance = { options: { shared: { [card]: [{ version: '1.2.0' }] } } }
    aLoader()
    expect([copyFor(sharePlugins[0], '^1.1.0'), copyFor(sharePlugins[0], '^1.3.0')]).toEqual(['1.2.0', undefined])
  })
})
