import { describe, expect, it } from '@jest/globals'
import { entries } from '../channel-rows.ts'
import { aCandidate, aDescriptor, aRegistry, aShell } from '../testing/a-registry.ts'
import { checkRelease, checkShell } from './check-release.ts'

const card = '@shop/shared/card'
const at = (version: string, contents = 'a') => ({ [card]: { version, contents } })
const same = { web: aShell({ doors: at('1.3.0') }), webview: aShell({ doors: at('1.3.0') }) }
const words = (refusals: ReturnType<typeof checkRelease>) =>
  refusals.map(({ rule, ours, theirs }) => `${rule}: ${ours} | ${theirs}`)

describe('the entry points of a remote', () => {
  it.each([
    { says: 'older than those of the shell', doors: at('1.2.0', 'b') },
    { says: 'newer than those of the shell, so that it brings its own copy', doors: at('1.4.0', 'b') },
    { says: 'of another major', doors: at('2.0.0', 'b') },
    { says: 'the same', doors: at('1.3.0') },
  ])('$says are released', ({ doors }) => {
    expect(words(checkRelease(aDescriptor({ doors, parts: { top: [card] } }), aRegistry({}, same)))).toEqual([])
  })

  it.each([
    {
      says: 'the shell of the web',
      shells: { web: aShell({ doors: at('1.3.0') }) },
      remotes: {},
      theirs: 'shell 1.0.0+1',
    },
    {
      says: 'the shell of the app',
      shells: { webview: aShell({ doors: at('1.3.0') }) },
      remotes: {},
      theirs: 'shell 1.0.0+1',
    },
    {
      says: 'another remote',
      shells: {},
      remotes: { 'mfe-b': [aCandidate({ name: 'mfe-b', version: '2.0.0', doors: at('1.3.0') })] },
      theirs: 'mfe-b 2.0.0',
    },
  ])('are refused with a version that $says has with other contents', ({ shells, remotes, theirs }) => {
    expect(words(checkRelease(aDescriptor({ doors: at('1.3.0', 'b') }), aRegistry(remotes, shells)))).toEqual([
      `entry points: mfe-a 1.0.0 has ${card} 1.3.0 with contents b | ${theirs} has ${card} 1.3.0 with contents a`,
    ])
  })

  it('may differ from those of its own release before: the two never stand in one page', () => {
    const before = { 'mfe-a': [aCandidate({ doors: at('1.3.0') })] }
    expect(words(checkRelease(aDescriptor({ doors: at('1.3.0', 'b') }), aRegistry(before)))).toEqual([])
  })

  it('are refused without a version, as in a descriptor of before, where a screen takes them', () => {
    expect(words(checkRelease(aDescriptor({ parts: { top: [card] } }), aRegistry()))).toEqual([
      `entry points: mfe-a 1.0.0 takes ${card} and names no version of it | nobody can tell whether the copy of shell 1.0.0+1 is new enough`,
    ])
  })
})

describe('the entry points of a shell', () => {
  const live = aRegistry({ 'mfe-b': [aCandidate({ name: 'mfe-b', version: '2.0.0', doors: at('1.3.0') })] })

  it('are released with another version than the remotes have', () => {
    expect(words(checkShell(aShell({ version: '2.0.0', doors: at('1.4.0', 'b') }), entries, live))).toEqual([])
  })

  it('are refused with a version that a live remote has with other contents', () => {
    expect(words(checkShell(aShell({ version: '2.0.0', doors: at('1.3.0', 'b') }), entries, live))).toEqual([
      `entry points: shell 2.0.0 has ${card} 1.3.0 with contents b | mfe-b 2.0.0 has ${card} 1.3.0 with contents a`,
    ])
  })
})
