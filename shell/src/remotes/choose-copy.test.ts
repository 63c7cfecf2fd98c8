import { describe, expect, it } from '@jest/globals'
import { chooseCopy, type SharedCopies } from './choose-copy.ts'

const name = '@shop/shared/card'
const [shells, anothers] = [
  { version: '1.2.0', from: 'shell', of: 'shell' },
  { version: '1.3.0', from: 'mfe_ordering', of: 'mfe_ordering' },
]
type Config = { singleton?: boolean; requiredVersion?: string | false }
const theDefault = () => ({ shared: anothers, useTreesShaking: false })

function taken(
  shareConfig: Config,
  scope: Record<string, typeof shells> = { '1.2.0': shells, '1.3.0': anothers },
  ofSet?: SharedCopies,
) {
  const question = {
    shareScopeMap: { default: { [name]: scope } },
    scope: 'default',
    pkgName: name,
    shareInfo: { from: 'mfe_catalogue', version: '1.2.5', shareConfig },
    resolver: theDefault,
  }
  const registered = { version: '1.2.0', of: 'shell, as it was registered' }
  const sources = {
    shellCopies: () => ({ [name]: [registered] }),
    furtherCopies: (container: string) => (container === 'mfe_catalogue' ? ofSet : undefined),
  }
  return chooseCopy(sources)(question).resolver()?.shared
}

describe('the copy of a common part', () => {
  it.each([
    { says: 'of the shell, which is as new', requiredVersion: '^1.2.0', copy: shells },
    { says: 'of the shell, which is newer', requiredVersion: '^1.0.0', copy: shells },
    { says: 'its own, where the shell is older, and never that of another remote', requiredVersion: '^1.2.1' },
    { says: 'its own, where the shell is of another major', requiredVersion: '^2.0.0' },
    { says: 'its own, where the range is none', requiredVersion: 'latest' },
  ])('is $says', ({ requiredVersion, copy }) => expect(taken({ requiredVersion })).toBe(copy))

  it('is its own as the scope has it, so that whoever looks there sees that it is loaded', () => {
    const own = { version: '1.2.5', from: 'mfe_catalogue', of: 'mfe_catalogue' }
    expect(taken({ requiredVersion: '^1.2.5' }, { '1.2.0': shells, '1.2.5': own, '1.3.0': anothers })).toBe(own)
  })

  it('is its own, and not that of another remote with the same version', () => {
    const twin = { version: '1.2.5', from: 'mfe_ordering', of: 'mfe_ordering' }
    expect(taken({ requiredVersion: '^1.2.5' }, { '1.2.0': shells, '1.2.5': twin })).toBeUndefined()
  })

  it('is that of the shell also when another remote took it out of the scope', () => {
    expect(taken({ requiredVersion: '^1.0.0' }, { '1.3.0': anothers })).toEqual({
      version: '1.2.0',
      of: 'shell, as it was registered',
    })
  })

  it.each([{ singleton: true, requiredVersion: '^1.0.0' }, { requiredVersion: false as const }, {}])(
    'is left to the runtime for a singleton, and where no range is asked for: %j',
    (config) => expect(taken(config)).toBe(anothers),
  )
})

describe('for a release of a further platform set', () => {
  const scope = { '1.2.0': shells }
  const ofSet = { [name]: { version: '2.0.0', lib: () => ({}) } }

  it('a singleton of that set is the copy of the set', () => {
    expect(taken({ singleton: true, requiredVersion: '^2.0.0' }, scope, ofSet)).toBe(ofSet[name])
  })

  it('a singleton that the set has not is left to the runtime', () => {
    expect(taken({ singleton: true, requiredVersion: '^1.0.0' }, scope, {})).toBe(anothers)
  })

  it('a common part is its own: the shell’s belongs to the first set', () => {
    expect(taken({ requiredVersion: '^1.0.0' }, scope, {})).toBeUndefined()
  })
})
