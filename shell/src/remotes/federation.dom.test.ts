import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import type { shellOrOwn } from './choose-copy.ts'

type Plugin = { createScript(request: { url: string }): { script: HTMLScriptElement; timeout: number } }
type Remote = { name: string; entry: string }

type SharePlugin = { name: string; resolveShare: ReturnType<typeof shellOrOwn> }

const plugins: Plugin[] = []
const sharePlugins: SharePlugin[] = []
const registered: { remotes: Remote[]; force: boolean }[] = []
let exposed: unknown = null
let instance: unknown = null

// The runtime of another house: what we tell it is what is tested here.
jest.unstable_mockModule('@module-federation/runtime', () => ({
  registerGlobalPlugins: (more: SharePlugin[]) => void sharePlugins.push(...more),
  registerPlugins: (more: Plugin[]) => void plugins.push(...more),
  registerRemotes: (remotes: Remote[], { force }: { force: boolean }) => void registered.push({ remotes, force }),
  loadRemote: async () => exposed,
  getInstance: () => instance,
}))
const { createFederationLoader, providedVersions, servedContract } = await import('./federation.ts')

const assets = 'https://assets.shop.test'
const previews = 'https://previews.shop.test'
const release = {
  version: '1.0.0',
  base: `${assets}/mfe-ordering/1.0.0/`,
  container: 'mfe_ordering',
  entry: 'entry.abc.js',
  integrity: 'sha256-hash',
} as PageRelease
const done = async (): Promise<void> => undefined
const lifecycles = { bootstrap: done, mount: done, unmount: done }

afterEach(() => {
  plugins.length = 0
  sharePlugins.length = 0
  registered.length = 0
  exposed = null
})
const aLoader = () => createFederationLoader({ page: document, origins: [assets, previews] })

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
  it('is what its build told the runtime', () => {
    instance = { options: { shared: { react: [{ version: '19.3.1' }], zustand: [{ version: '5.1.0' }] } } }
    expect(providedVersions()).toEqual({ react: '19.3.1', zustand: '5.1.0' })
  })

  it('is nothing without a runtime, so that every release is refused', () => {
    instance = null
    expect(providedVersions()).toEqual({})
    expect(servedContract(providedVersions())).toBe('')
  })

  it('has the version of the contract in the entry point through which everything crosses', () => {
    expect(servedContract({ '@shop/shared/platform': '1.5.0' })).toBe('1.5.0')
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
