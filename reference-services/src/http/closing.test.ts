import { connect } from 'node:net'
import { expect, it } from '@jest/globals'
import { createOriginServer } from './origin-server.ts'

it('whoever asks in a connection of before while a server is being closed has an answer, and no more after it', async () => {
  const server = createOriginServer({
    name: 'test',
    origin: 'http://localhost',
    refuse: (reply, status) => reply.code(status).send(`refused ${status}`),
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
  const [, slow, next] = said.split('HTTP/1.1 ')
  expect(slow).toMatch(/^200 OK[\s\S]*\r\n\r\nslow$/)
  expect(next).toMatch(/^200 OK[\s\S]*\r\nconnection: close\r\n[\s\S]*\r\n\r\nnext$/i)
})
