import { afterEach, expect, it, jest } from '@jest/globals'
import fastify from 'fastify'
import { aCaller } from '../testing/a-caller.ts'
import { believeEdge, callerAddress, createEdgeHeaders } from './edge-caller.ts'

const secret = 'of the operators'
const edge = createEdgeHeaders(secret)
afterEach(() => void jest.restoreAllMocks())

async function callerOf(headers: Record<string, string>) {
  const server = fastify()
  believeEdge(server, secret)
  server.get('/', async (request) => callerAddress(request))
  return server.inject({ url: '/', headers, remoteAddress: '203.0.113.1' })
}

it('who asks is known by the connection, whatever a browser claims', async () => {
  expect((await callerOf({ 'X-Forwarded-For': '198.51.100.7' })).body).toBe('203.0.113.1')
})

it('who asks through the edge is known by the word of the edge', async () => {
  expect((await callerOf(edge(aCaller))).body).toBe(aCaller.address)
})

it.each([{ 'x-edge-key': '' }, { 'x-edge-key': 'guessed' }, createEdgeHeaders('of others')(aCaller)])(
  'an edge of another shop is refused, and operators read why: %j',
  async (headers) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await callerOf(headers)).statusCode).toBe(503)
    expect(log.mock.calls.flat().join()).toMatch(/OPERATOR_SECRET/)
  },
)
