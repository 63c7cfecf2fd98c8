import { connect } from 'node:net'
import { expect, it } from '@jest/globals'
import { createOriginServer } from './origin-server.ts'

it('[K-161] who comes while a server is being closed is told so in our words', async () => {
  const server = createOriginServer({
    name: 'test',
    origin: 'http://localhost',
    refuse: (reply, status) => reply.code(status).type('text/plain; charset=utf-8').send(`ただいま ${status}`),
  })
  let end = () => {}
  const reached = new Promise<void>((resolve) => {
    server.get('/slow', async () => {
      resolve()
      await new Promise<void>((go) => {
        end = go
      })
      return 'slow'
    })
  })
  server.get('/next', async () => 'next')
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
  })
  const over = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await reached
  const closed = server.close()
  socket.write('GET /next HTTP/1.1\r\nHost: x\r\n\r\n')
  await new Promise((resolve) => setTimeout(resolve, 100))
  end()
  await Promise.all([over, closed])
  expect(said).toContain('ただいま 503')
  expect(said).not.toContain('Service Unavailable"')
})
