import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { captureLog } from '../testing/captured-log.ts'
import { freePort } from '../testing/free-port.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { counter, registry, serveMetrics } from './metrics.ts'

const closers: (() => unknown)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  registry.clear()
})

async function serve(port: number): Promise<Server | undefined> {
  const server = await serveMetrics({ port, host: 'localhost' })
  closers.push(() => server?.close())
  return server
}

describe('the metrics of a process', () => {
  it('are given to GET /metrics alone, with those of the process itself', async () => {
    const port = await freePort()
    await serve(port)
    counter({ name: 'shop_presses_total', help: 'Presses', labels: ['kind'] }).inc({ kind: 'test' }, 2)
    const ask = (path: string, method = 'GET') => rawRequest(`http://localhost:${port}`, path, { method })
    const { status, text, headers } = await ask('/metrics')
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
    expect(text).toContain('shop_presses_total{kind="test"} 2')
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    const refused = await Promise.all([ask('/'), ask('/metrics?x'), ask('/metrics', 'POST')])
    expect(refused.map((answer) => [answer.status, answer.text])).toEqual([
      [404, ''],
      [404, ''],
      [404, ''],
    ])
  })

  it('are switched off by port 0', async () => {
    expect(await serve(0)).toBeUndefined()
  })

  it('are all that a process goes without when another one has the port', async () => {
    const other = createServer().listen(0, 'localhost')
    closers.push(() => other.close())
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const log = captureLog()
    expect(await serve(port)).toBeUndefined()
    log.close()
    expect(log.records).toMatchObject([
      {
        level: 'error',
        server: 'metrics',
        message: `none at port ${port} (EADDRINUSE): set another METRICS_PORT, or 0 for none`,
      },
    ])
  })
})
