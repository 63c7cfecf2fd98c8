import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * How a server can fail in front of a browser. `html` is a gateway's error page under status 200,
 * `truncated` is a connection that breaks in the middle of a file, `tampered` a file with other bytes.
 */
export const faultKinds = ['503', '404', 'reset', 'hang', 'html', 'truncated', 'tampered'] as const
type FaultKind = (typeof faultKinds)[number]
type Fault = { /** Matched against path and query. */ match: RegExp; kind: FaultKind }

export type FaultProxy = {
  /** From now on, what matches fails like this. */
  fail(match: RegExp, kind: FaultKind): void
  /** Everything passes again, and what hangs is let go. */
  heal(): void
  /** From now on no browser keeps what passes: a file that is kept cannot fail any more. */
  forbidKeeping(): void
  close(): Promise<void>
}

/** Stands in front of a server on this machine and passes everything on, but for what shall fail. */
export async function startFaultProxy(port: number, targetPort: number): Promise<FaultProxy> {
  // The last one that was switched on for an address is in force.
  let faults: Fault[] = []
  let isKeepingForbidden = false
  const server = createServer((asked, reply) => {
    const kind = faults.findLast(({ match }) => match.test(asked.url ?? ''))?.kind
    if (kind === undefined || kind === 'truncated' || kind === 'tampered')
      pass(asked, reply, { port: targetPort, damage: kind, isKeepingForbidden })
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
    forbidKeeping() {
      isKeepingForbidden = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Done to the real answer on its way. */
type Damage = 'truncated' | 'tampered'

const html = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'

function fail({ socket }: IncomingMessage, reply: ServerResponse, kind: Exclude<FaultKind, Damage | 'hang'>) {
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

type Passage = { port: number; damage: Damage | undefined; isKeepingForbidden: boolean }

function pass(asked: IncomingMessage, reply: ServerResponse, passage: Passage): void {
  const { port, damage, isKeepingForbidden } = passage
  const { method, url, headers } = asked
  // Compressed bytes that were changed are a broken file, which is another fault.
  const encoding = damage === 'tampered' ? { 'accept-encoding': 'identity' } : {}
  const onward = request(
    { host: 'localhost', port, method, path: url, headers: { ...headers, ...encoding } },
    (answer) => {
      if (isKeepingForbidden) answer.headers['cache-control'] = 'no-store'
      if (damage === 'truncated') void truncate(answer, reply)
      else if (damage === 'tampered') void tamper(answer, reply)
      else answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers))
    },
  )
  // The server behind is down: so is this address.
  onward.on('error', () => reply.destroy())
  asked.pipe(onward)
}

/** Promises all of the body, sends half of it and hangs up. */
async function truncate(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = await bodyOf(answer)
  writeHead(answer, reply, body.length)
  reply.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.destroy())
}

/** The mark that a script leaves behind in the page when it was changed on its way and runs all the same. */
export const tamperMark = 'wasTampered'

async function tamper(answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = Buffer.concat([await bodyOf(answer), Buffer.from(`\n;globalThis.${tamperMark} = true\n`)])
  writeHead(answer, reply, body.length)
  reply.end(body)
}

const bodyOf = async (answer: IncomingMessage) => Buffer.concat(await answer.toArray())

function writeHead({ statusCode = 502, headers }: IncomingMessage, reply: ServerResponse, length: number): void {
  const { 'transfer-encoding': _, ...rest } = headers
  reply.writeHead(statusCode, { ...rest, 'content-length': length })
}
