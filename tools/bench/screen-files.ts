import webpack, { type Compiler } from 'webpack'

/** Writes `screens.json`: for every named group of chunks, its scripts beyond the first load, for preload hints. */
export class ScreenFiles {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.compilation.tap('ScreenFiles', (compilation) => {
      const stage = { name: 'ScreenFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }
      compilation.hooks.processAssets.tap(stage, () => {
        const first = new Set(compilation.entrypoints.get('main')?.getFiles() ?? [])
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          group.getFiles().filter((file) => file.endsWith('.js') && !first.has(file)),
        ])
        compilation.emitAsset('screens.json', new sources.RawSource(JSON.stringify(Object.fromEntries(groups))))
      })
    })
  }
}
