import { describe, expect, it } from '@jest/globals'
import {
  candidateOf,
  createRemoteLog,
  type JudgedCandidate,
  releaseAt,
  releaseShown,
  withCandidates,
  withEvent,
  withHold,
  withState,
} from './remote-log.ts'
import { assets } from './testing/a-release.ts'

const candidate: JudgedCandidate = {
  version: '2.0.0',
  base: 'https://assets.shop.test/mfe-ordering/2.0.0/',
  isOverride: false,
  isCanary: false,
  verdict: { is: 'chosen', because: 'newest' },
}

describe('the log of the remotes', () => {
  it('keeps candidates, state, hold and events of each remote apart', () => {
    const log = createRemoteLog()
    log.setState((records) => withCandidates(records, 'mfe-ordering', [candidate]))
    log.setState((records) => withState(records, 'mfe-ordering', { is: 'shown', release: 'mfe-ordering@2.0.0' }))
    log.setState((records) => withHold(records, 'mfe-ordering', true))
    log.setState((records) => withEvent(records, 'mfe-account', { at: 7, what: 'asked' }))
    expect(log.getState()).toEqual({
      'mfe-ordering': {
        candidates: [candidate],
        everOffered: [candidate],
        state: { is: 'shown', release: 'mfe-ordering@2.0.0' },
        shown: 'mfe-ordering@2.0.0',
        isHeld: true,
        events: [],
      },
      'mfe-account': {
        candidates: [],
        everOffered: [],
        state: { is: 'closed' },
        shown: undefined,
        isHeld: false,
        events: [{ at: 7, what: 'asked' }],
      },
    })
  })

  it('shows no release that is no longer there', () => {
    const shown = withState({}, 'mfe-ordering', { is: 'shown', release: 'mfe-ordering@2.0.0' })
    expect(withState(shown, 'mfe-ordering', { is: 'failed' })['mfe-ordering']?.shown).toBeUndefined()
  })

  it('keeps the last fifty events', () => {
    const records = Array.from({ length: 60 }, (_, at) => at).reduce(
      (before, at) => withEvent(before, 'mfe-ordering', { at, what: 'asked' }),
      createRemoteLog().getState(),
    )
    const kept = records['mfe-ordering']?.events.map(({ at }) => at)
    expect([kept?.length, kept?.at(0), kept?.at(-1)]).toEqual([50, 10, 59])
  })
})

const offered = (base: string, version: string): JudgedCandidate => ({ ...candidate, base, version })
const inStore = (name: string, version: string) => offered(`${assets}/${name}/${version}/`, version)
const orderings = [inStore('mfe-ordering', '1.0.0+ab12'), offered('https://previews.shop.test/x/', '2.0.0')]
const records = withCandidates(withCandidates({}, 'mfe-ordering', [...orderings]), 'mfe-account', [
  inStore('mfe-account', '1.0.0'),
])

describe('whose error it is', () => {
  it.each([
    { frame: `at press (${assets}/mfe-account/1.0.0/points.ab.js:1:99)`, id: 'mfe-account@1.0.0' },
    { frame: `press@${assets}/mfe-ordering/1.0.0+ab12/top.js:1:99`, id: 'mfe-ordering@1.0.0+ab12' },
    { frame: 'at press (https://previews.shop.test/x/top.js:1:99)', id: 'mfe-ordering@2.0.0' },
    { frame: `at press (${assets}/mfe-account/9.9.9/points.ab.js:1:99)`, id: undefined },
    { frame: 'at press (chrome-extension://abc/content.js:1:1)', id: undefined },
    { frame: 'what? nobody.', id: undefined },
  ])('$frame', ({ frame, id }) => {
    expect(releaseAt(`TypeError: x\n    ${frame}\n    at shell (https://shop.test/main.js:1:1)`, records)).toBe(id)
  })

  it('is that of the frame on top, not of who called it', () => {
    const stack = [
      'TypeError: x',
      `    at inner (${assets}/mfe-account/1.0.0/a.js:1:1)`,
      `    at outer (${assets}/mfe-ordering/1.0.0+ab12/b.js:1:1)`,
    ]
    expect(releaseAt(stack.join('\n'), records)).toBe('mfe-account@1.0.0')
  })
})

describe('a release', () => {
  it('is known by its name also when it is offered no longer', () => {
    const promoted = withCandidates(records, 'mfe-account', [inStore('mfe-account', '2.0.0')])
    expect(candidateOf('mfe-account@1.0.0', promoted)).toEqual(inStore('mfe-account', '1.0.0'))
    expect(releaseAt(`at ${assets}/mfe-account/1.0.0/a.js:1:1`, promoted)).toBe('mfe-account@1.0.0')
    expect(candidateOf('mfe-account@9.9.9', promoted)).toBeUndefined()
    expect(candidateOf('nobody', promoted)).toBeUndefined()
  })

  it('is known by its latest verdict', () => {
    const now = withCandidates(records, 'mfe-account', [{ ...inStore('mfe-account', '1.0.0'), isCanary: true }])
    expect(now['mfe-account']?.everOffered).toHaveLength(1)
    expect(candidateOf('mfe-account@1.0.0', now)?.isCanary).toBe(true)
  })

  it('is on show when one is mounted', () => {
    expect(releaseShown(records)).toBeUndefined()
    expect(releaseShown(withState(records, 'mfe-account', { is: 'shown', release: 'mfe-account@1.0.0' }))).toBe(
      'mfe-account@1.0.0',
    )
  })
})
