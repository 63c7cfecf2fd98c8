import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { Refusal } from './refusal.ts'

/** Listens for a moment on every address of the machine, as nobody else may while a port is in use. */
function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(port, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port))
    })
  })
}

/** Refuses when a port is taken, naming the setting that moves it. */
export async function expectFree(ports: Readonly<Record<string, number>>): Promise<void> {
  const taken: string[] = []
  for (const [name, port] of Object.entries(ports)) {
    const setting = `${name.toUpperCase()}_PORT`
    const same = Object.entries(ports).find(([other, number]) => other !== name && number === port)
    if (same !== undefined) throw new Refusal(`${setting} and ${same[0].toUpperCase()}_PORT are both ${port}.`)
    const problem = await tryPort(port).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code ?? 'unusable',
    )
    if (problem === 'EADDRINUSE')
      taken.push(`Port ${port} is in use. Set another one, for example ${setting}=${port + 10}.`)
    else if (problem !== undefined) taken.push(`Port ${port} cannot be used (${problem}). Set another ${setting}.`)
  }
  if (taken.length > 0) throw new Refusal(taken.join('\n'))
}

/**
 * Below the ports from which the system takes one for each connection that goes out, so that none is gone again before
 * somebody listens on it; apart from those of isolation hosts.
 */
const freeFrom = 11_000
const freeBelow = 20_000
const maxTries = 200

/** Ports that nobody uses, one for each name. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const found = new Map<number, Name>()
  for (const name of names) found.set(await freePort(found), name)
  return Object.fromEntries([...found].map(([port, name]) => [name, port])) as Record<Name, number>
}

async function freePort(taken: ReadonlyMap<number, unknown>): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(freeFrom, freeBelow)
    const isFree = await tryPort(port).then(
      () => true,
      () => false,
    )
    if (isFree && !taken.has(port)) return port
  }
  throw new Refusal(`No free port was found after ${maxTries} tries.`)
}
