import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { problemPath, resourceLimit, watchPage } from './watch-page.ts'

export type Front = {
  /** Errors that the pages have told since the last time. */
  takeProblems(): string[]
  /** Whether pages that are opened from now on are inside of the app. */
  setInApp(is: boolean): void
  close(): Promise<void>
}

/**
 * Stands before the shop and puts a script of ours before those of every page: WebKit's driver runs none that early,
 * and hears nothing of the console. Everything else passes as it is.
 */
export async function startFront(port: number, shopPort: number): Promise<Front> {
  let problems: string[] = []
  let isInApp = false
  const script = () => `(${watchPage})(${JSON.stringify(problemPath)},${isInApp},${resourceLimit})`
  const server = createServer(async (asked, reply) => {
    if (asked.url !== problemPath) return pass(asked, reply, shopPort, script)
    problems.push(await text(asked))
    reply.writeHead(204).end()
  })
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, 'localhost', resolve))
  return {
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
    setInApp(is) {
      isInApp = is
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(asked: IncomingMessage, reply: ServerResponse, port: number, script: () => string): void {
  const { method, url, headers } = asked
  const isPage = headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html')
  const onward = request(
    // A page that is compressed takes no script.
    {
      host: 'localhost',
      port,
      method,
      path: url,
      headers: isPage ? { ...headers, 'accept-encoding': 'identity' } : headers,
    },
    async (answer) => {
      const { statusCode = 502, headers: said } = answer
      if (!said['content-type']?.startsWith('text/html')) {
        answer.pipe(reply.writeHead(statusCode, said))
        return
      }
      const page = Buffer.from(withScript(await text(answer), said['content-security-policy'], script()))
      const { 'transfer-encoding': _, ...kept } = said
      reply.writeHead(statusCode, { ...kept, 'content-length': page.length }).end(page)
    },
  )
  onward.on('error', () => reply.destroy())
  asked.pipe(onward)
}

/** The page with a script before its own, allowed by the nonce of the page's policy. */
export function withScript(page: string, policy: string | readonly string[] | undefined, script: string): string {
  const [, nonce] = /'nonce-([^']+)'/.exec(String(policy)) ?? []
  return page.replace(
    /<head>/,
    (head) => `${head}<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${script}</script>`,
  )
}
