import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** `retryAfter`: seconds until another try is worth it, from a refusal. */
export type Reply = { status: number; body: string; retryAfter: string | undefined }
type Asking = { request: string; resolve(reply: Reply): void; reject(error: Error): void }

export type Connections = { ask(request: string): Promise<Reply>; close(): void }

const headEnd = '\r\n\r\n'

/** Opened at once; more are when they are needed. */
const openAtOnce = 64

/**
 * Up to so many kept connections of HTTP/1.1, with as little in between as can be: the bench shares its machine with
 * what it measures. One that the server has closed since nothing was sent is opened anew when it is needed.
 */
export async function openConnections(port: number, count: number): Promise<Connections> {
  const waiting: Asking[] = []
  const idle: ((asking: Asking) => void)[] = []
  const sockets = new Set<Socket>()

  function open(): Promise<unknown> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    sockets.add(socket)
    serve(socket)
    return once(socket, 'connect')
  }

  function serve(socket: Socket): void {
    let current: Asking | undefined
    let heard = Buffer.alloc(0)
    const begin = (asking: Asking) => {
      current = asking
      socket.write(asking.request)
    }
    const next = () => {
      const one = waiting.shift()
      if (one === undefined) idle.push(begin)
      else begin(one)
    }
    socket.on('data', (chunk) => {
      // The server says that it closes one on which nothing was asked.
      if (current === undefined) return
      heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk])
      const reply = readReply(heard)
      if (reply === undefined) return
      heard = Buffer.alloc(0)
      const done = current
      current = undefined
      next()
      done.resolve(reply)
    })
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket)
        const place = idle.indexOf(begin)
        if (place >= 0) idle.splice(place, 1)
        current?.reject(new Error('the connection was closed'))
      })
    next()
  }

  /** A connection that fails is told by the request that it was opened for. */
  function openForWaiting(): void {
    if (waiting.length > 0 && sockets.size < count) open().catch(() => undefined)
  }

  await Promise.all(Array.from({ length: Math.min(openAtOnce, count) }, open))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const asking = { request, resolve, reject }
        const begin = idle.pop()
        if (begin !== undefined) return begin(asking)
        waiting.push(asking)
        openForWaiting()
      }),
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** `undefined`: not all of it has come. */
function readReply(heard: Buffer): Reply | undefined {
  const end = heard.indexOf(headEnd)
  if (end < 0) return undefined
  const head = heard.toString('latin1', 0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const start = end + headEnd.length
  if (heard.length < start + length) return undefined
  return {
    status: Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)),
    body: heard.toString('utf8', start, start + length),
    retryAfter: /retry-after: (\d+)/i.exec(head)?.[1],
  }
}
