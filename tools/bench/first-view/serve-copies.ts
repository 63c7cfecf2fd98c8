import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'

/** Makes the page that is sent, and whether it still has the edge's policy. */
type Change = { page(html: string): string; keepsPolicy: boolean }

type Copy = {
  /** The edge that is asked. */
  edge: string
  /** Origin that its answers name, in place of which the copy names its own. */
  shop: string
  port: number
  change?: Change
}

/** Headers of one connection, and of a body that is compressed anew here. */
const ownHeaders = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'])
const policy = 'content-security-policy'

/** Pages in which nothing runs, and whatever else they need as it is. A policy would name the shop's origin and scripts. */
export const withoutScripts: Change = {
  page: (html) =>
    html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>/g, ''),
  keepsPolicy: false,
}

/**
 * Serves a shop under another origin, so that pictures that its answers name are the page's own. A server, since a browser
 * throttles what comes out of the network alone. Gives what ends it.
 */
export async function serveCopy({ edge, shop, port, change }: Copy): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${edge}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      redirect: 'manual',
      ...(['GET', 'HEAD'].includes(request.method ?? 'GET') ? {} : { body: await buffer(request) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const text = () => body.toString().replaceAll(shop, `http://localhost:${port}`)
    const isPage = type.startsWith('text/html')
    const sent = isPage ? (change?.page(text()) ?? text()) : type.startsWith('application/json') ? text() : body
    const dropsPolicy = change?.keepsPolicy === false
    const kept = [...answer.headers].filter(([name]) => !ownHeaders.has(name) && !(dropsPolicy && name === policy))
    response
      .writeHead(answer.status, { ...Object.fromEntries(kept), 'Content-Encoding': 'br' })
      .end(brotliCompressSync(sent))
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !ownHeaders.has(name) && name !== 'host' ? [[name, value] as [string, string]] : [],
  )
