import type { FastifyInstance } from 'fastify'

/** Events from the host to the panel and the pages. */
export type IsolationEvent =
  | { kind: 'call'; call: string; method: string; status: number; ms: number; fault?: string }
  /** A build is there: by its hash the pages that run the one before find what has changed. */
  | { kind: 'built'; name: string; version: string; hash: string }
  | { kind: 'not-built'; name: string; errors: string }

export type IsolationEvents = {
  tell(event: IsolationEvent): void
  /** `GET /_isolate/events`: a stream for as long as somebody listens. */
  addRoute(server: FastifyInstance): void
}

export function createIsolationEvents(): IsolationEvents {
  const listeners = new Set<(line: string) => void>()
  return {
    tell(event) {
      for (const listener of listeners) listener(`data: ${JSON.stringify(event)}\n\n`)
    },
    addRoute(server) {
      const open = new Set<() => void>()
      server.get('/_isolate/events', (request, reply) => {
        reply.hijack()
        const stream = reply.raw
        stream.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' })
        stream.write('retry: 500\n\n')
        const listener = (line: string) => void stream.write(line)
        const end = () => void stream.end()
        listeners.add(listener)
        open.add(end)
        request.raw.on('close', () => {
          listeners.delete(listener)
          open.delete(end)
        })
      })
      // A server that ends waits for its answers; these have no end of their own.
      server.addHook('preClose', async () => {
        for (const end of open) end()
      })
    },
  }
}
