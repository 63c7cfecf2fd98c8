import { existsSync } from 'node:fs'
import { postgresPrograms } from 'reference-services/postgres-cluster'
import { installDebianPackages, isDebianRoot } from './debian.ts'

const packages = [
  { name: 'postgresql', isThere: () => postgresPrograms() !== undefined },
  { name: 'pgbouncer', isThere: () => existsSync('/usr/sbin/pgbouncer') },
  { name: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx') },
  // Containers are built and run with these.
  { name: 'buildah', isThere: () => existsSync('/usr/bin/buildah') },
  { name: 'podman', isThere: () => existsSync('/usr/bin/podman') },
  { name: 'runc', isThere: () => existsSync('/usr/sbin/runc') },
  { name: 'curl', isThere: () => existsSync('/usr/bin/curl') },
  { name: 'openssl', isThere: () => existsSync('/usr/bin/openssl') },
]

/** Servers that suites of the services run on and behind: ones that are there, or that are installed now. */
export function ensureServers(log: (text: string) => void): void {
  const missing = packages.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (missing.length === 0 || !isDebianRoot()) return
  log(`installing Debian's ${missing.join(' and ')} for the suites that need them`)
  installDebianPackages(missing)
}
