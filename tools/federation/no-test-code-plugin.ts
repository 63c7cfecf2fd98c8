import webpack, { type Compiler } from 'webpack'

const testCode = /[\\/](?:testing|msw|fast-check|@testing-library|@jest)[\\/]|\.(?:test|spec)\.[jt]sx?$/

/** Fails a build for members that would carry test code or source maps. */
export class NoTestCodePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ShipsNoTestCode', (compilation) => {
      for (const module of compilation.modules) {
        if (!(module instanceof webpack.NormalModule) || !testCode.test(module.resource)) continue
        const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition() ?? 'an entry'
        compilation.errors.push(
          new webpack.WebpackError(
            `${module.resource} is test code, but ${issuer} would ship it. Only test files may import it.`,
          ),
        )
      }
    })
    compiler.hooks.afterEmit.tap('ShipsNoTestCode', (compilation) => {
      for (const { name } of compilation.getAssets())
        if (name.endsWith('.map'))
          compilation.errors.push(new webpack.WebpackError(`${name} is a source map: it does not go to members.`))
    })
  }
}
