import { describe, expect, it } from '@jest/globals'
import { type EntryPointVersions, parseEntryPointVersions } from './entry-point-versions.ts'
import type { Change } from './judge-change.ts'
import { judgeEntryPoints, problemsOf } from './judge-entry-points.ts'
import { nextVersion } from './steps.ts'

it.each([
  { step: 'none', to: '1.4.2' },
  { step: 'patch', to: '1.4.3' },
  { step: 'minor', to: '1.5.0' },
  { step: 'major', to: '2.0.0' },
] as const)('a $step step leads from 1.4.2 to $to', ({ step, to }) => expect(nextVersion('1.4.2', step)).toBe(to))

const entryPoint = '@shop/shared/card'
const changes: Record<string, Change> = {
  same: { step: 'none', added: [], broken: [] },
  more: { step: 'minor', added: ['Ribbon'], broken: [] },
  less: { step: 'major', added: [], broken: ['Card'] },
}
const was: EntryPointVersions = { [entryPoint]: { version: '1.4.2', contents: 'aaaaaaaaaaaaaaaa' } }
const base = { commit: 'HEAD', versions: was, report: () => 'report' }

/** The entry point now: `is` names what its report does to the one before. */
const verdictsFor = (
  is: keyof typeof changes,
  contents: string,
  from: typeof base | undefined = base,
  recorded = was,
) =>
  judgeEntryPoints({
    computed: new Map([[entryPoint, { contents, report: is }]]),
    recorded,
    base: from,
    judge: () => changes[is] as Change,
  })

describe('the version that an entry point needs', () => {
  it.each([
    { says: 'the same, when nothing moved', is: 'same', contents: 'aaaaaaaaaaaaaaaa', version: '1.4.2' },
    { says: 'a patch, when its contents moved', is: 'same', contents: 'bbbbbbbbbbbbbbbb', version: '1.4.3' },
    { says: 'a minor, when something came', is: 'more', contents: 'bbbbbbbbbbbbbbbb', version: '1.5.0' },
    { says: 'a minor, when types alone gave more', is: 'more', contents: 'aaaaaaaaaaaaaaaa', version: '1.5.0' },
    { says: 'a major, when something went', is: 'less', contents: 'bbbbbbbbbbbbbbbb', version: '2.0.0' },
  ])('is $says', ({ is, contents, version }) => {
    expect(verdictsFor(is, contents)).toMatchObject([{ entryPoint, version }])
  })

  it('names what came or broke', () => {
    expect(verdictsFor('more', 'bbbbbbbbbbbbbbbb')[0]?.why).toBe('added: Ribbon')
    expect(verdictsFor('less', 'bbbbbbbbbbbbbbbb')[0]?.why).toBe('removed or changed: Card')
  })

  it('is the recorded one where there is no commit to compare with, and the first for a new entry point', () => {
    const only = (recorded: EntryPointVersions) => ({
      computed: new Map([[entryPoint, { contents: 'cccccccccccccccc', report: 'same' }]]),
      recorded,
      base: undefined,
      judge: () => changes['same'] as Change,
    })
    expect(judgeEntryPoints(only(was))).toMatchObject([{ version: '1.4.2' }])
    expect(judgeEntryPoints(only({}))).toMatchObject([{ version: '1.0.0' }])
  })
})

describe('the checked-in files are refused', () => {
  const verdicts = verdictsFor('more', 'bbbbbbbbbbbbbbbb')
  const computed = new Map([[entryPoint, { contents: 'bbbbbbbbbbbbbbbb', report: 'more' }]])
  const right = { version: '1.5.0', contents: 'bbbbbbbbbbbbbbbb' }
  const checked = (versions: EntryPointVersions, report: string | undefined = 'more') =>
    problemsOf(verdicts, { versions, report: () => report }, computed)

  it('never, when version, contents and report are those of the sources', () => {
    expect(checked({ [entryPoint]: right })).toEqual([])
  })

  it.each([
    { says: 'a version that stood still', own: { ...right, version: '1.4.2' }, word: 'is 1.4.2 and has to be 1.5.0' },
    { says: 'a version that jumps', own: { ...right, version: '1.7.0' }, word: 'is 1.7.0 and has to be 1.5.0' },
    { says: 'a version that goes back', own: { ...right, version: '1.4.1' }, word: 'is 1.4.1 and has to be 1.5.0' },
    { says: 'contents of another version', own: { ...right, contents: 'aaaaaaaaaaaaaaaa' }, word: 'other contents' },
  ])('for $says', ({ own, word }) => expect(checked({ [entryPoint]: own })).toEqual([expect.stringContaining(word)]))

  it('for a report that was edited by hand, and for one that is missing', () => {
    expect(checked({ [entryPoint]: right }, 'more, and a word')).toEqual([expect.stringContaining('its report is not')])
    expect(problemsOf(verdicts, { versions: { [entryPoint]: right }, report: () => undefined }, computed)).toHaveLength(
      1,
    )
  })

  it('for an entry point without a version, and a version without an entry point', () => {
    expect(checked({})).toEqual([`${entryPoint} has no version`])
    expect(checked({ [entryPoint]: right, '@shop/shared/gone': right })).toEqual([
      expect.stringContaining('no shared entry point'),
    ])
  })

  it.each(['{', '7', '{"a":{"version":"1.0"}}', '{"a":{"version":"1.0.0","contents":"0000000000000000","more":1}}'])(
    'when the list of versions is %s',
    (text) => expect(() => parseEntryPointVersions(text, 'versions.json')).toThrow('pnpm entry-points --write'),
  )
})
