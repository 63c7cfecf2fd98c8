import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { Refusal } from './refusal.ts'

/** On every address of the machine, as nobody else may while a port is in use. */
function listenOn(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(port, () => resolve(server))
  })
}

/** Listens for a moment. */
async function tryPort(port: number): Promise<void> {
  const server = await listenOn(port)
  await new Promise((resolve) => server.close(resolve))
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
/** Whoever listens on the first port of a block has all of it. */
const blockSize = 20
const maxTries = 200

/**
 * Ports that nobody uses, one for each name, at most 19. They are kept for this process and its children until it ends, also
 * while nobody listens on them: others that ask here get other ones.
 */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  if (names.length >= blockSize) throw new RangeError(`at most ${blockSize - 1} ports, and not ${names.length}`)
  for (let tries = 0; tries < maxTries; tries += 1) {
    const first = freeFrom + blockSize * randomInt((freeBelow - freeFrom) / blockSize)
    const ports = names.map((name, place) => [name, first + 1 + place] as const)
    const claim = await claimBlock(first)
    if (claim === undefined) continue
    const areFree = await Promise.all(ports.map(([, port]) => tryPort(port))).then(
      () => true,
      () => false,
    )
    if (areFree) return Object.fromEntries(ports) as Record<Name, number>
    claim.close()
  }
  throw new Refusal(`No free ports were found after ${maxTries} tries.`)
}

/** Nothing when somebody has it. The process may end with it. */
async function claimBlock(first: number): Promise<Server | undefined> {
  const server = await listenOn(first).catch(() => undefined)
  return server?.unref()
}
