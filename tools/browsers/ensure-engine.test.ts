import { describe, expect, it, jest } from '@jest/globals'
import { ensureEngine } from './ensure-engine.ts'

const webkit = {
  name: 'webkit',
  programs: ['/bin/driver', '/bin/display'],
  packages: ['a-driver', 'a-display'],
} as const

/** A machine that has some programs, and others after an installation. */
function machineWith(has: readonly string[], installs: readonly string[] | undefined) {
  let there = has
  return {
    has: (program: string) => there.includes(program),
    mayInstall: () => installs !== undefined,
    install: jest.fn((_packages: readonly string[]) => {
      there = [...there, ...(installs ?? [])]
      return true
    }),
  }
}

describe('the programs of an engine', () => {
  it('are used as they are', () => {
    const machine = machineWith(webkit.programs, [])
    ensureEngine(webkit, () => {}, machine)
    expect(machine.install).not.toHaveBeenCalled()
  })

  it('are installed where that may be', () => {
    const machine = machineWith(['/bin/driver'], ['/bin/display'])
    const said: string[] = []
    ensureEngine(webkit, (text) => said.push(text), machine)
    expect(machine.install).toHaveBeenCalledWith(webkit.packages)
    expect(said).toEqual(["installing Debian's a-driver and a-display"])
  })

  it.each([{ installs: undefined }, { installs: ['/bin/driver'] }])(
    'are named with the command that installs them when they stay away: $installs',
    ({ installs }) => {
      expect(() => ensureEngine(webkit, () => {}, machineWith(['/bin/driver'], installs))).toThrow(
        'No webkit for the main journey: /bin/display cannot be found. Install it (Debian: apt-get install a-driver a-display).',
      )
    },
  )
})
