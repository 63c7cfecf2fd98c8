import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type Fault, type FaultKind, faultFor } from './faults.ts'

export type FaultProxy = {
  /** From now on, what matches fails like this. */
  fail(match: RegExp, kind: FaultKind): void
  /** Everything passes again, and what hangs is let go. */
  heal(): void
  close(): Promise<void>
}

/** Stands in front of a server on this machine and passes everything on, but for what shall fail. */
export async function startFaultProxy(port: number, targetPort: number): Promise<FaultProxy> {
  let faults: Fault[] = []
  const server = createServer((asked, reply) => {
    const kind = faultFor(faults, asked.url ?? '')
    if (kind === undefined || kind === 'truncated') pass(asked, reply, targetPort, kind === 'truncated')
    else if (kind !== 'hang') fail(asked, reply, kind)
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    fail(match, kind) {
      faults.push({ match, kind })
    },
    heal() {
      faults = []
      server.closeAllConnections()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const html = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'

function fail({ socket }: IncomingMessage, reply: ServerResponse, kind: Exclude<FaultKind, 'hang' | 'truncated'>) {
  if (kind === 'reset') {
    socket.resetAndDestroy()
    return
  }
  const status = kind === 'html' ? 200 : Number(kind)
  const type = kind === 'html' ? 'text/html' : 'text/plain'
  // Readable for every origin, as the real answers are: otherwise a browser would see no status at all.
  reply.writeHead(status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
  reply.end(kind === 'html' ? html : `fault ${kind}`)
}

function pass(asked: IncomingMessage, reply: ServerResponse, port: number, isTruncated: boolean): void {
  const { method, url, headers } = asked
  const onward = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    if (isTruncated) void truncate(answer, reply)
    else answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers))
  })
  // The server behind is down: so is this address.
  onward.on('error', () => reply.destroy())
  asked.pipe(onward)
}

/** Promises all of the body, sends half of it and hangs up. */
async function truncate(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = Buffer.concat(await answer.toArray())
  const { 'transfer-encoding': _, ...headers } = answer.headers
  reply.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length })
  reply.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.destroy())
}
