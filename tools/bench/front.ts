import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

export type BuildName = 'federated' | 'monolith'

export type Front = {
  /** Which build the next page is of. */
  show(build: BuildName): void
  close(): void
}

const asTheEdgeDoes = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Hints for files of the assets origin, where a monolith has none. */
const assetHints = (assetsOrigin: string) =>
  new RegExp(`<link rel="preload"[^>]* href="${assetsOrigin}/[^>]*>\\n?`, 'g')

/** One address for both builds: members' sessions, services and policies cannot tell them apart. */
export function startFront(
  port: number,
  edges: Readonly<Record<BuildName, number>>,
  assetsOrigin: string,
): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const hints = assetHints(assetsOrigin)
  let shown: BuildName = 'federated'

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isMonolith = shown === 'monolith'
    // Both come compressed as the monolith's pages are here.
    const headers = { ...incoming.headers, 'accept-encoding': 'br' }
    const onward = request(
      { agent, port: edges[shown], path: incoming.url, method: incoming.method, headers },
      (reply) => {
        const isPage = reply.headers['content-type']?.startsWith('text/html') === true
        if (isMonolith && isPage) sendWithoutHints(reply, outgoing)
        else {
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(outgoing)
        }
      },
    )
    onward.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(onward)
  }

  async function sendWithoutHints(reply: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const html = brotliDecompressSync(Buffer.concat(await reply.toArray())).toString()
    const { 'content-length': _, ...headers } = reply.headers
    outgoing.writeHead(reply.statusCode ?? 502, headers)
    outgoing.end(brotliCompressSync(html.replace(hints, ''), asTheEdgeDoes))
  }

  const server = createServer(answer)
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, () =>
      resolve({
        show(build) {
          shown = build
        },
        close() {
          server.closeAllConnections()
          server.close()
          agent.destroy()
        },
      }),
    )
  })
}
