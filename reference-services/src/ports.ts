import { createServer } from 'node:net'
import type { Ports } from './config.ts'

class PortTakenError extends Error {
  override readonly name = 'PortTakenError'

  constructor(port: number, server: string, options?: ErrorOptions) {
    const setting = `${server.toUpperCase()}_PORT`
    super(
      `ポート ${port} は使用中です。${setting} で別の番号を指定してください / port ${port} is in use: set another ${setting}`,
      options,
    )
  }
}

/** Asked before the long work of a first start, so that nobody waits for a refusal. */
export async function expectPortsFree(ports: Ports, names: readonly (keyof Ports)[], host: string): Promise<void> {
  for (const name of names)
    await listenForAMoment(ports[name], host).catch((error: NodeJS.ErrnoException) => {
      throw toPortError(error, ports[name], name)
    })
}

export const toPortError = (error: NodeJS.ErrnoException, port: number, name: string): Error =>
  error.code === 'EADDRINUSE' ? new PortTakenError(port, name, { cause: error }) : error

const listenForAMoment = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })
