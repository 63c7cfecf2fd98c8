import { expect, it } from '@jest/globals'
import { memberCall, putOrderCall } from '@shop/shared/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { limitReads } from './read-limit.ts'
import { Refusal } from './refusal.ts'

/** Calls that are answered when they are told to. */
async function openServer(max: number): Promise<{ server: FastifyInstance; answerAll(): void }> {
  const waiting: (() => void)[] = []
  const server = fastify()
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) throw error
    return reply.code(error.status).header('Retry-After', error.retryAfter).send(error.body)
  })
  limitReads(server, max)
  const handler = () => new Promise<object>((resolve) => waiting.push(() => resolve({})))
  server.get('/read', { config: { call: memberCall }, handler })
  server.put('/write', { config: { call: putOrderCall }, handler })
  await server.ready()
  return {
    server,
    answerAll() {
      for (const answer of waiting.splice(0)) answer()
    },
  }
}

const tick = () => new Promise((resolve) => setImmediate(resolve))

it('refuses what is read beyond the limit, says when to come again, and lets orders through', async () => {
  const { server, answerAll } = await openServer(2)
  const reads = [server.inject('/read'), server.inject('/read')]
  await tick()
  const refused = await server.inject('/read')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '1',
    { error_status: 'CSP90009', error_message: expect.any(String) },
  ])
  const order = server.inject({ method: 'PUT', url: '/write' })
  await tick()
  answerAll()
  for (const { statusCode } of await Promise.all([...reads, order])) expect(statusCode).toBe(200)
})

it('counts no read that has ended', async () => {
  const { server, answerAll } = await openServer(1)
  for (let time = 0; time < 3; time += 1) {
    const read = server.inject('/read')
    await tick()
    answerAll()
    expect((await read).statusCode).toBe(200)
  }
})
