import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // In run level 1 a package that brings a service starts none.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0

/** Installs; with fresh package lists when the ones here are missing or old. */
export function installDebianPackages(names: readonly string[]): boolean {
  const install = () => apt('install', '-y', '-q', '--no-install-recommends', ...names)
  return install() || (apt('update', '-q') && install())
}
