import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { releaseDescriptor } from '@shop/shared/contract'
import { renderedSlots } from '@shop/shared/routes/rendered-screens'
import * as v from 'valibot'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { builtFiles, scriptsOfGroup, scriptsOfShare, sharedBy } from './built-files.ts'
import { entryPointsOf } from './entry-points-of.ts'
import { commitOf, containerOf, versionOf } from './identity.ts'
import { renderedScreensOf } from './rendered-screens.ts'
import { serverEntryFile } from './server-entry-plugin.ts'
import { contractOf, singletonsOf } from './share-config.ts'
import { commonEntryPoints, isSingleton } from './sharing.ts'

type Options = { name: string; folder: string; budgetBytes: number; browserOnly: readonly string[] }

type Declared = {
  routes: Record<string, { screen: string }>
  reads: Readonly<Record<string, unknown>>
  tells: readonly unknown[]
  hears: readonly unknown[]
  slots?: { offers: readonly unknown[]; fills: readonly { name: string }[] } | undefined
}

/** Writes `release.json`: all that shell, edge and release tools know of a release. */
export class ReleaseDescriptor {
  readonly #name: string
  readonly #folder: string
  readonly #budgetBytes: number
  readonly #browserOnly: readonly string[]

  constructor({ name, folder, budgetBytes, browserOnly }: Options) {
    this.#name = name
    this.#folder = folder
    this.#budgetBytes = budgetBytes
    this.#browserOnly = browserOnly
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.compilation.tap('ReleaseDescriptor', (compilation) => {
      let exportsSlots = false
      compilation.hooks.seal.tap('ReleaseDescriptor', () => {
        exportsSlots = this.#isExported(compilation, 'slots')
      })
      const stage = { name: 'ReleaseDescriptor', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }
      compilation.hooks.processAssets.tapPromise(stage, async () => {
        const descriptor = v.parse(releaseDescriptor, await this.#describe(compilation))
        const [fill] = descriptor.slots?.fills ?? []
        if (fill !== undefined && !exportsSlots)
          compilation.errors.push(
            new webpack.WebpackError(
              `${this.#name} fills ${fill.name}, but its src/remote.tsx exports no slots (docs/slots.md)`,
            ),
          )
        compilation.emitAsset('release.json', new sources.RawSource(JSON.stringify(descriptor, null, 2)))
      })
    })
  }

  /** Whether the module that the container exposes has a name: asked before modules are put together. */
  #isExported(compilation: Compilation, name: string): boolean {
    const file = path.join(this.#folder, 'src', 'remote.tsx')
    const exposed = [...compilation.modules].find(
      (module) => module instanceof webpack.NormalModule && module.resource === file,
    )
    return exposed !== undefined && compilation.moduleGraph.getExportsInfo(exposed).isExportProvided(name) === true
  }

  async #describe(compilation: Compilation): Promise<unknown> {
    const { routes, reads, tells, hears, slots } = await declarations(this.#folder)
    const files = builtFiles(compilation)
    const screens = [...new Set(Object.values(routes).map(({ screen }) => screen))]
    const first = scriptsOfGroup(compilation, 'remote')
    for (const screen of screens) {
      if (scriptsOfGroup(compilation, screen).length > 0) continue
      compilation.errors.push(
        new webpack.WebpackError(`${this.#name} declares the screen ${screen} but no chunk has that name`),
      )
    }
    const manifest = {
      name: this.#name,
      contract: `^${contractOf(this.#folder).replace(/\d+$/, '0')}`,
      container: containerOf(this.#name),
      entry: Object.keys(compilation.assets).find((file) => /^entry(?:\.[0-9a-f]+)?\.js$/.test(file)),
      // The shell's policy looks at the addresses of every script. [ADR 0004]
      trustedTypes: [],
      routes,
      reads,
      tells,
      hears,
      ...(slots === undefined ? {} : { slots }),
      singletons: singletonsOf(this.#folder),
      files,
      ...(serverEntryFile in files
        ? {
            server: {
              entry: serverEntryFile,
              screens: await renderedScreensOf(this.#folder, this.#browserOnly),
              ...(slots === undefined || slots.fills.length === 0
                ? {}
                : { slots: renderedSlots(slots.fills, this.#browserOnly) }),
            },
          }
        : {}),
      budgetBytes: this.#budgetBytes,
      preload: Object.fromEntries(
        screens.map((screen) => [screen, [...new Set([...first, ...scriptsOfGroup(compilation, screen)])]]),
      ),
      parts: Object.fromEntries(
        screens.map((screen) => [
          screen,
          [...new Set([...sharedBy(compilation, 'remote'), ...sharedBy(compilation, screen)])].filter(
            (key) => !isSingleton(key),
          ),
        ]),
      ),
      doors: entryPointsOf(this.#folder),
      ownParts: Object.fromEntries(
        Object.keys(commonEntryPoints).map((entryPoint) => [entryPoint, scriptsOfShare(compilation, entryPoint)]),
      ),
    }
    return {
      ...manifest,
      version: versionOf(this.#folder, manifest),
      commit: commitOf(this.#folder),
      builtAt: new Date().toISOString(),
    }
  }
}

/** A remote's declarations, as plain data. */
async function declarations(folder: string): Promise<Declared> {
  const load = (file: string) => import(pathToFileURL(path.join(folder, 'src', file)).href)
  const loadIfThere = (file: string) => (existsSync(path.join(folder, 'src', file)) ? load(file) : undefined)
  const [{ routes }, { publishes: tells, subscribes: hears }, reads, slots] = await Promise.all([
    load('routes.ts'),
    load('facts.ts'),
    loadIfThere('reads.ts'),
    loadIfThere('slots.ts'),
  ])
  return {
    routes,
    reads: reads?.reads ?? {},
    tells,
    hears,
    slots: slots && { offers: slots.offers, fills: slots.fills },
  }
}
