import { randomInt } from 'node:crypto'
import { expectFree } from '../start/ports.ts'

const blockSize = 10
const first = 2000
const last = 3200
const maxTries = 50

/** A host has five servers, and the emulator of the app one before them. */
const neededPorts = 6

/** The first of as many free ports in a row as a host needs: several hosts at once must not meet. */
export async function freePortBlock(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(first, last) * blockSize
    const ports = Object.fromEntries(Array.from({ length: neededPorts }, (_, place) => [`p${place}`, port + place]))
    const isFree = await expectFree(ports).then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
  throw new Error(`no free ports in a row after ${maxTries} tries`)
}
