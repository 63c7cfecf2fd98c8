import webpack, { type Compiler } from 'webpack'

/** Keeps `mf-manifest.json` for tools of module federation, without the statistics of the build that come with it. */
export class NoFederationStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoFederationStats', (compilation) => {
      const stage = { name: 'NoFederationStats', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1 }
      compilation.hooks.processAssets.tap(stage, (assets) => {
        for (const file of Object.keys(assets)) if (file.startsWith('mf-stats.json')) compilation.deleteAsset(file)
      })
    })
  }
}
