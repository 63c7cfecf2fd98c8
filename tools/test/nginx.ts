import { spawnSync } from 'node:child_process'
import { installDebianPackages, isDebianRoot } from './debian.ts'

const debianNginx = '/usr/sbin/nginx'
const versionTimeoutMs = 20_000

const runs = (program: string, argument: string): boolean =>
  spawnSync(program, [argument], { stdio: 'ignore', timeout: versionTimeoutMs }).status === 0

const found = (): string | undefined =>
  runs('openssl', 'version') ? [debianNginx, 'nginx'].find((program) => runs(program, '-v')) : undefined

/** An nginx that runs, and the openssl that makes its certificate: the system's, or one that is installed now. */
export function ensureNginx(): string {
  const there = found()
  if (there !== undefined) return there
  if (isDebianRoot()) installDebianPackages(['nginx-light', 'openssl'])
  const installed = found()
  if (installed !== undefined) return installed
  throw new Error(
    'No nginx or no openssl for the journeys behind TLS. Install them (Debian: apt-get install nginx-light openssl; macOS: brew install nginx openssl).',
  )
}

/** Statements that keep what an nginx writes on the way in a folder of its own. */
export const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')
