import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that the system gives to connections: until the test listens, nobody else is given this one. */
const range = { from: 10_000, to: 32_000 }

/** A port that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(range.from, range.to)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen(port, () => server.close(() => resolve(true)))
  })
