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

/** Ports that nobody uses, one for each name. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const found: [Name, number][] = []
  for (const name of names) {
    let port = await tryPort(0)
    while (found.some(([, other]) => other === port)) port = await tryPort(0)
    found.push([name, port])
  }
  return Object.fromEntries(found) as Record<Name, number>
}
