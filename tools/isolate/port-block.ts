import { randomInt } from 'node:crypto'
import { expectFree } from '../start/ports.ts'

const blockSize = 10
const first = 2000
const last = 3200
const maxTries = 50

/** The first of five free ports in a row: several hosts at once must not meet. */
export async function freePortBlock(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(first, last) * blockSize
    const ports = Object.fromEntries(Array.from({ length: 5 }, (_, place) => [`p${place}`, port + place]))
    const isFree = await expectFree(ports).then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
  throw new Error(`no five free ports in a row after ${maxTries} tries`)
}
