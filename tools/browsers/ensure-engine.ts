import { existsSync } from 'node:fs'
import { Refusal } from '../start/refusal.ts'
import { installDebianPackages, isDebianRoot } from '../test/debian.ts'
import type { Engine } from './engine.ts'

type Machine = {
  has(program: string): boolean
  mayInstall(): boolean
  install(packages: readonly string[]): boolean
}

const thisMachine: Machine = { has: existsSync, mayInstall: isDebianRoot, install: installDebianPackages }

/** The programs of an engine are there, or are installed now where that is possible; otherwise it says how. */
export function ensureEngine(
  { name, programs, packages }: Pick<Engine, 'name' | 'programs' | 'packages'>,
  log: (text: string) => void,
  machine = thisMachine,
): void {
  const missing = () => programs.filter((program) => !machine.has(program))
  if (missing().length === 0) return
  if (machine.mayInstall()) {
    log(`installing Debian's ${packages.join(' and ')}`)
    machine.install(packages)
  }
  const still = missing()
  if (still.length === 0) return
  throw new Refusal(
    `No ${name} for the main journey: ${still.join(' and ')} cannot be found. Install it (Debian: apt-get install ${packages.join(' ')}).`,
  )
}
