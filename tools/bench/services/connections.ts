import { connect, type Socket } from 'node:net'

export type Reply = { status: number; body: string }
type Asking = { request: string; resolve(reply: Reply): void; reject(error: Error): void }

export type Connections = { ask(request: string): Promise<Reply>; close(): void }

const headEnd = '\r\n\r\n'

/** Kept connections of HTTP/1.1 with as little in between as can be: the bench shares its machine with what it measures. */
export async function openConnections(port: number, count: number): Promise<Connections> {
  const waiting: Asking[] = []
  const idle: ((asking: Asking) => void)[] = []
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(port)))
  for (const socket of sockets) serve(socket)

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
      heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk])
      const reply = readReply(heard)
      if (reply === undefined) return
      heard = Buffer.alloc(0)
      const done = current
      current = undefined
      next()
      done?.resolve(reply)
    })
    const broken = () => current?.reject(new Error('the connection was closed'))
    socket.on('error', broken).on('close', broken)
    next()
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const asking = { request, resolve, reject }
        const begin = idle.pop()
        if (begin === undefined) waiting.push(asking)
        else begin(asking)
      }),
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket)).once('error', reject)
  })

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
  }
}
