import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fewestCharacters = 32
const randomLength = 32
const ownerOnly = 0o600

/**
 * The key that signs the links of QA: `OPERATOR_SECRET`, or one of this machine's own, made once and kept in
 * the data folder. Shop and commands must come to the same, so behind several machines it is a setting.
 */
export function operatorSecret(dataFolder: string, environment: NodeJS.ProcessEnv): string {
  const given = environment['OPERATOR_SECRET']
  if (given !== undefined && given !== '') {
    if (given.length >= fewestCharacters) return given
    throw new RangeError(
      `OPERATOR_SECRET has ${given.length} characters and needs ${fewestCharacters}: openssl rand -base64 32 makes one`,
    )
  }
  const file = path.join(dataFolder, 'operator.key')
  const kept = read(file) ?? create(file)
  if (kept.length >= fewestCharacters) return kept
  throw new RangeError(`${file} is cut off: remove it, and a new one is made; links that were sent end with it`)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Written aside and linked: of two that start at once one wins, and the other reads a whole key. */
function create(file: string): string {
  const aside = `${file}.${randomUUID()}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(aside, `${randomBytes(randomLength).toString('base64url')}\n`, { mode: ownerOnly })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
