import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** One at a time: workers of one run may need packages at the same moment, and apt waits for nobody. */
const lock = path.join(tmpdir(), 'todok-shop-apt.lock')

const apt = (...args: string[]): boolean =>
  spawnSync('flock', [lock, 'apt-get', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // In run level 1 a package that brings a service starts none.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0

/** Installs; with fresh package lists when the ones here are missing or old. */
export function installDebianPackages(names: readonly string[]): boolean {
  const install = () => apt('install', '-y', '-q', '--no-install-recommends', ...names)
  return install() || (apt('update', '-q') && install())
}
