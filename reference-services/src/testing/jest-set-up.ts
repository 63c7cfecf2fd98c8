import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CopiedServer, startCopy } from './copied-server.ts'
import { brokerVariable } from './server-of-run.ts'

/**
 * Offers one PostgreSQL server to all test files of a run. The process of Jest owns it, because a worker may end before
 * the run does; it starts when the first file asks for it, so a run without a database starts none.
 */
export default async function offerServer(): Promise<void> {
  let running: Promise<CopiedServer> | undefined
  const broker = createServer(async ({ url = '/' }, reply) => {
    try {
      running ??= startCopy(decodeURIComponent(url.slice(1)))
      reply.end((await running).cluster.url)
    } catch (error) {
      reply.writeHead(500).end(String(error))
    }
  })
  broker.listen(0, '127.0.0.1').unref()
  await once(broker, 'listening')
  process.env[brokerVariable] = `http://127.0.0.1:${(broker.address() as AddressInfo).port}`
  globalThis.stopServerOfRun = async () => {
    broker.close()
    await (await running)?.close()
  }
}
