import { expect, it } from '@jest/globals'
import type { CandidateRelease, Registry } from '@shop/shared/contract'
import { describeChange } from './describe-change.ts'
import { aCandidate, aRegistry, aShell, channelShell } from './testing/a-registry.ts'

const at = '2026-11-20T01:00:00.000Z'
const mark = { at, why: 'errors in 31 of 40 visits' }
const one = (version: string, more: Partial<CandidateRelease> = {}) => aCandidate({ version }, more)
const remote = (...candidates: CandidateRelease[]) => aRegistry({ 'mfe-a': candidates })

/** The same channel with other facts about the remote. */
const withFacts = (registry: Registry, over: Partial<Registry['remotes'][string]>): Registry => ({
  ...registry,
  remotes: Object.fromEntries(Object.entries(registry.remotes).map(([name, rows]) => [name, { ...rows, ...over }])),
})
const first = remote(one('1.0.0'))

it.each([
  { after: first, before: aRegistry(), words: 'mfe-a 1.0.0 released to everybody' },
  {
    after: first,
    before: undefined,
    words:
      'shell (web) 1.0.0+1 released to everybody; shell (webview) 1.0.0+1 released to everybody; mfe-a 1.0.0 released to everybody',
  },
  { before: first, after: remote(one('1.1.0', { canary: 5 }), one('1.0.0')), words: 'mfe-a 1.1.0 released to 5 %' },
  {
    before: remote(one('1.1.0', { canary: 5 }), one('1.0.0')),
    after: remote(one('1.1.0'), one('1.0.0')),
    words: 'mfe-a 1.1.0 promoted to everybody',
  },
  { before: first, after: remote(one('1.0.0', { releasedAt: at })), words: 'mfe-a 1.0.0 released to everybody' },
  {
    before: remote(one('1.1.0'), one('1.0.0')),
    after: withFacts(first, { withdrawn: [{ version: '1.1.0', at }] }),
    words: 'mfe-a 1.1.0 rolled back: 1.0.0 is in front',
  },
  { before: first, after: remote(one('1.0.0', { halted: mark })), words: 'mfe-a 1.0.0 taken back' },
  { before: first, after: remote(one('1.0.0', { worse: mark })), words: 'mfe-a 1.0.0 does worse and stays' },
  { before: first, after: remote(one('1.0.0', { provenAt: at })), words: 'mfe-a 1.0.0 proven' },
  { before: first, after: withFacts(first, { disabled: true }), words: 'mfe-a switched off' },
  { before: withFacts(first, { disabled: true }), after: first, words: 'mfe-a switched on' },
  {
    before: aRegistry(),
    after: aRegistry({}, { webview: channelShell({ descriptor: aShell({ version: '2.0.0' }), canary: 20 }) }),
    words: 'shell (webview) 2.0.0 released to 20 %',
  },
  { before: first, after: first, words: 'written anew' },
])('the log says "$words"', ({ before, after, words }) => {
  expect(describeChange(before, after)).toBe(words)
})
