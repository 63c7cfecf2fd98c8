import webpack, { type Compiler } from 'webpack'
import { singletonRanges } from '../../federation/sharing.ts'

const ownCopy = /[\\/]node_modules[\\/](?:react|react-dom)[\\/]/

/** Fails a build that would bring a React of its own beside the shell's: two of them break hooks, and nothing says why. */
export class ShellReactPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('ShellReact', (compilation) => {
      const own = [...compilation.modules].find(
        (module) => module instanceof webpack.NormalModule && ownCopy.test(module.resource),
      )
      if (own === undefined) return
      const issuer = compilation.moduleGraph.getIssuer(own)?.nameForCondition() ?? 'an entry'
      const names = Object.keys(singletonRanges).filter((request) => request.startsWith('react'))
      compilation.errors.push(
        new webpack.WebpackError(
          `${issuer} would bundle ${own.nameForCondition()}: React comes from the shell. Import it as one of ${names.join(', ')}.`,
        ),
      )
    })
  }
}
