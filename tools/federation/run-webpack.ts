import webpack, { type Configuration, type Stats } from 'webpack'

/** Builds once. */
export function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config)
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close((closing) => {
        if (stats === undefined || closing) reject(error ?? closing)
        else resolve(stats)
      }),
    )
  })
}
