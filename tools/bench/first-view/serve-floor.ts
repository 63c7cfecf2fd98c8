import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Configuration } from 'webpack'
import { baseConfig } from '../../federation/base-config.ts'
import { runWebpack } from '../../federation/run-webpack.ts'

const html =
  '<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>トドック</title><script src="/page.js" defer></script></head><body><p>トドック</p><div id="root"></div></body></html>'

/** Builds and serves a page that has React and one element, as the shop's own scripts are built. Gives what ends it. */
export async function serveFloor(root: string, work: string, port: number): Promise<() => void> {
  const script = brotliCompressSync(await readFile(await build(root, work)))
  const server = createServer((request, response) => {
    if (request.url === '/page.js')
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' }).end(script)
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => void server.close()
}

async function build(root: string, folder: string): Promise<string> {
  const base = baseConfig('floor', path.join(root, 'shell'))
  const config: Configuration = {
    ...base,
    entry: path.join(import.meta.dirname, 'floor/page.ts'),
    output: { path: folder, filename: 'page.js' },
    // The shell's copies of the libraries.
    resolve: { ...base.resolve, modules: [path.join(root, 'shell/node_modules'), 'node_modules'] },
  }
  const stats = await runWebpack(config)
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }))
  return path.join(folder, 'page.js')
}
