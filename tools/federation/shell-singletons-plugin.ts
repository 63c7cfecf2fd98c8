import webpack, { type Compiler } from 'webpack'
import { singletonPackages } from './sharing.ts'

/** Fails the build of a remote that would carry its own copy of a singleton: nothing else would tell. */
export class ShellSingletonsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('TakesSingletonsFromShell', (compilation) => {
      const own = [...compilation.modules].filter(
        (module) => module instanceof webpack.NormalModule && singletonPackages.test(module.resource),
      )
      for (const module of own) {
        const issuer = compilation.moduleGraph.getIssuer(module)?.nameForCondition() ?? 'an entry'
        compilation.errors.push(
          new webpack.WebpackError(
            `${module.nameForCondition()} is a platform singleton and comes from the shell, but ${issuer} bundles it. Import it by a name of tools/federation/sharing.ts.`,
          ),
        )
      }
    })
  }
}
