import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { freePorts } from '@shop/tools/start'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

const body = 'export const answer = 42\n'.repeat(100)

describe('the fault proxy', () => {
  let target: Server
  let proxy: FaultProxy
  let address = ''

  beforeEach(async () => {
    target = createServer((asked, reply) => {
      if (asked.method === 'POST') asked.pipe(reply)
      else reply.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'immutable' }).end(body)
    })
    await new Promise<void>((resolve) => target.listen(0, 'localhost', resolve))
    const { port } = await freePorts(['port'])
    proxy = await startFaultProxy(port, (target.address() as AddressInfo).port)
    address = `http://localhost:${port}`
  })
  afterEach(async () => {
    await proxy.close()
    target.closeAllConnections()
    target.close()
  })

  const get = (path: string) => fetch(`${address}${path}`, { signal: AbortSignal.timeout(1000) })

  it('passes everything on while nothing shall fail', async () => {
    const reply = await get('/mfe-ordering/1/entry.js')
    expect(reply.headers.get('cache-control')).toBe('immutable')
    expect(await reply.text()).toBe(body)
    const echo = await fetch(`${address}/echo`, { method: 'POST', body: '注文' })
    expect(await echo.text()).toBe('注文')
  })

  it.each([
    { kind: '503', status: 503, type: 'text/plain' },
    { kind: '404', status: 404, type: 'text/plain' },
    { kind: 'html', status: 200, type: 'text/html' },
  ] as const)('answers with $kind where it shall, and only there', async ({ kind, status, type }) => {
    proxy.fail(/mfe-catalogue/, kind)
    const failed = await get('/mfe-catalogue/1/entry.js')
    expect(failed.status).toBe(status)
    expect(failed.headers.get('content-type')).toBe(type)
    expect(failed.headers.get('access-control-allow-origin')).toBe('*')
    expect(await (await get('/mfe-ordering/1/entry.js')).text()).toBe(body)
  })

  it('breaks a connection', async () => {
    proxy.fail(/entry/, 'reset')
    await expect(get('/entry.js')).rejects.toThrow('fetch failed')
  })

  it('lets a request hang until it heals', async () => {
    proxy.fail(/entry/, 'hang')
    await expect(get('/entry.js')).rejects.toThrow('timeout')
    proxy.heal()
    expect((await get('/entry.js')).status).toBe(200)
  })

  it('stops in the middle of a file', async () => {
    proxy.fail(/entry/, 'truncated')
    const reply = await get('/entry.js')
    expect(reply.headers.get('content-length')).toBe(String(body.length))
    await expect(reply.text()).rejects.toThrow('terminated')
  })

  it('sends other bytes than it was given, readable ones', async () => {
    proxy.fail(/entry/, 'tampered')
    const reply = await get('/entry.js')
    expect(reply.headers.get('cache-control')).toBe('immutable')
    const text = await reply.text()
    expect(text.startsWith(body)).toBe(true)
    expect(text.slice(body.length)).toContain('globalThis.wasTampered = true')
  })

  it('lets nobody keep what passes, when it was told so', async () => {
    proxy.forbidKeeping()
    const reply = await get('/entry.js')
    expect([reply.headers.get('cache-control'), await reply.text()]).toEqual(['no-store', body])
  })

  it('obeys the last word on an address', async () => {
    proxy.fail(/mfe/, '503')
    proxy.fail(/mfe-account/, '404')
    expect((await get('/mfe-account/entry.js')).status).toBe(404)
    expect((await get('/mfe-signup/entry.js')).status).toBe(503)
  })

  it('is down when the server behind it is', async () => {
    target.closeAllConnections()
    target.close()
    await expect(get('/entry.js')).rejects.toThrow('fetch failed')
  })
})
