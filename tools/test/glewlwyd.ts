import { existsSync } from 'node:fs'
import { installDebianPackages, isDebianRoot } from './debian.ts'

const program = '/usr/bin/glewlwyd'

/** Glewlwyd, an OpenID Connect server that is not ours: the system's, or one that is installed now. */
export function ensureGlewlwyd(): string {
  if (!existsSync(program) && isDebianRoot()) installDebianPackages(['glewlwyd'])
  if (existsSync(program)) return program
  throw new Error('No Glewlwyd for the journeys with another provider. Install it (Debian: apt-get install glewlwyd).')
}
