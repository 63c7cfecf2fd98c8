import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Headers of one connection, of a body that is compressed anew here, and of a policy that names the shop's origin and scripts. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'keep-alive',
  'transfer-encoding',
])

/**
 * Serves the pages of a shop as documents in which nothing runs, and whatever else they need as it is. A server of its own, since
 * a browser throttles what comes out of the network alone. Gives what ends it.
 */
export async function servePlain(shop: string, port: number): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${shop}${request.url}`, {
      headers: Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'host' && name !== 'connection'
          ? [[name, value] as [string, string]]
          : [],
      ),
      redirect: 'manual',
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
    const sent = isPage
      ? Buffer.from(withoutScripts(body.toString()).replaceAll(shop, `http://localhost:${port}`))
      : body
    response
      .writeHead(answer.status, {
        ...Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.has(name))),
        'Content-Encoding': 'br',
      })
      .end(brotliCompressSync(sent))
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

/** A page without its scripts and what fetches them early. */
const withoutScripts = (html: string): string =>
  html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>/g, '')
