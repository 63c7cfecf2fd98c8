import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  port: number
  /** The connections of now stay open and say nothing more, in either direction; new ones are as ever. */
  fallSilent(): void
  /** Cuts the connections of now, and leads new ones to another server. */
  turnTo(port: number): void
  close(): void
}

/** Stands before a TCP server as a broken route does: what it swallows, neither side is told of. */
export async function startSilentProxy(first: number): Promise<SilentProxy> {
  let to = first
  const pairs = new Set<readonly [Socket, Socket]>()
  const all = new Set<Socket>()
  const server = createServer((inner) => {
    const outer = connect(to, '127.0.0.1')
    inner.pipe(outer)
    outer.pipe(inner)
    pairs.add([inner, outer])
    for (const socket of [inner, outer])
      socket.on('error', () => {
        inner.destroy()
        outer.destroy()
      })
    all.add(inner).add(outer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      for (const [inner, outer] of pairs) {
        inner.unpipe(outer).resume()
        outer.unpipe(inner).resume()
      }
      pairs.clear()
    },
    turnTo(port) {
      to = port
      for (const socket of all) socket.destroy()
      all.clear()
      pairs.clear()
    },
    close() {
      for (const socket of all) socket.destroy()
      server.close()
    },
  }
}
