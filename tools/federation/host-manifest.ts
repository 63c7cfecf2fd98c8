import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { builtFiles, scriptsOfShare } from './built-files.ts'
import { entryPointsOf } from './entry-points-of.ts'
import { commitOf, versionOf } from './identity.ts'
import type { PlatformSetPlugin } from './platform-set-plugin.ts'
import { serverEntryFile } from './server-entry-plugin.ts'
import { contractOf, providedVersions } from './share-config.ts'
import { commonEntryPoints } from './sharing.ts'

/** Trusted Types policies that the shell creates at its start: for addresses of scripts, and of the sanitiser. */
const policiesOfShell = ['default', 'dompurify']

/** Writes `shell.json`: what the edge needs to put the shell into a page. */
export class HostManifest {
  readonly #folder: string
  readonly #sets: readonly PlatformSetPlugin[]

  constructor(folder: string, sets: readonly PlatformSetPlugin[] = []) {
    this.#folder = folder
    this.#sets = sets
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.compilation.tap('HostManifest', (compilation) => {
      const stage = { name: 'HostManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }
      compilation.hooks.processAssets.tapPromise(stage, async () => {
        const scripts = scriptsOfEntry(compilation, 'main')
        const parts = Object.fromEntries(
          Object.keys(commonEntryPoints).map((key) => [
            key,
            scriptsOfShare(compilation, key).filter((file) => !scripts.includes(file)),
          ]),
        )
        const files = builtFiles(compilation)
        const manifest = {
          contract: contractOf(this.#folder),
          ...(await declarations(this.#folder)),
          provides: providedVersions(this.#folder),
          ...(this.#sets.length > 0 ? { alsoProvides: this.#sets.map((set) => set.describe(compilation)) } : {}),
          pageForm: 2,
          waitsForLogin: true,
          takesUpReturn: true,
          takesUpSlots: true,
          trustedTypes: policiesOfShell,
          scripts,
          webviewScripts: scriptsOfEntry(compilation, 'webview'),
          parts,
          doors: entryPointsOf(this.#folder),
          files,
          // The frame around screens of remotes; its own come later.
          ...(serverEntryFile in files ? { server: { entry: serverEntryFile, screens: [] } } : {}),
        }
        const shell = v.parse(shellManifest, {
          ...manifest,
          version: versionOf(this.#folder, manifest),
          commit: commitOf(this.#folder),
          builtAt: new Date().toISOString(),
        })
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(shell, null, 2)))
      })
    })
  }
}

/** Scripts of the first load of an entry, in order. */
const scriptsOfEntry = (compilation: Compilation, name: 'main' | 'webview'): string[] =>
  compilation.entrypoints
    .get(name)
    ?.getFiles()
    .filter((file) => file.endsWith('.js')) ?? []

/** The shell's declarations, as plain data. */
async function declarations(folder: string) {
  const load = (file: string) => import(pathToFileURL(path.join(folder, 'src', file)).href)
  const [{ shellRoutes: routes, placeholderRoutes: placeholders }, { publishes: tells, subscribes: hears }, { reads }] =
    await Promise.all([load('guard/shell-routes.ts'), load('facts.ts'), load('reads.ts')])
  return { routes, placeholders, reads, tells, hears }
}
