import { beforeEach, expect, it } from '@jest/globals'
import { dispatchSession } from '@shop/shared/session'
import { aMember } from '@shop/shared/testing/builders'
import { createRemoteLog, type JudgedCandidate, type RemoteLog, withCandidates } from '../remotes/remote-log.ts'
import { tellEdge } from './tell-edge.ts'

let written: string[]
let log: RemoteLog
let isNarrow: boolean

/** A page begins; those of the tests before go on. */
function tell(): void {
  const ofPage = written
  tellEdge({
    document: {
      get cookie() {
        return ''
      },
      set cookie(text) {
        ofPage.push(text)
      },
    },
    log,
    isNarrow: () => isNarrow,
  })
}
const values = () => written.map((text) => text.slice(0, text.indexOf(';')))
const aCandidate = (version: string, verdict: JudgedCandidate['verdict']): JudgedCandidate => ({
  version,
  base: `https://assets.shop.test/${version}/`,
  isOverride: false,
  isCanary: true,
  verdict,
})
const show = (name: string, candidates: JudgedCandidate[]) =>
  log.setState((records) => withCandidates(records, name, candidates))

beforeEach(() => {
  written = []
  log = createRemoteLog()
  isNarrow = false
})

it('[K-185] says who is here and how wide the page is, once it is known, and when it changes', () => {
  tell()
  expect(written).toEqual([])
  dispatchSession({ type: 'memberLoaded', subject: 's', member: aMember() })
  expect(values()).toEqual(['__Host-shop-view=member.desktop'])
  isNarrow = true
  dispatchSession({ type: 'loggedOut' })
  dispatchSession({ type: 'networkLost' })
  expect(values()).toEqual(['__Host-shop-view=member.desktop', '__Host-shop-view=visitor.phone'])
})

it('[K-185] keeps a member whose token has run out', () => {
  dispatchSession({ type: 'memberLoaded', subject: 's', member: aMember() })
  dispatchSession({ type: 'tokenExpired' })
  tell()
  expect(values()).toEqual(['__Host-shop-view=member.desktop'])
})

it('[K-185] says it for half a year, under TLS, and to no other site', () => {
  tell()
  expect(written[0]).toMatch(/; Path=\/; Secure; SameSite=Lax; Max-Age=15552000$/)
})

it('[K-185] names the canaries of this browser, and takes the word back when there is none any more', () => {
  dispatchSession({ type: 'loggedOut' })
  tell()
  written.length = 0
  show('mfe-a', [aCandidate('1.1.0', { is: 'chosen', because: 'canary' }), aCandidate('1.0.0', { is: 'last good' })])
  show('mfe-b', [aCandidate('2.0.0', { is: 'chosen', because: 'newest' })])
  show('mfe-c', [aCandidate('3.0.0', { is: 'held back', bucket: 70, share: 5 })])
  show('mfe-d', [aCandidate('4.0.0', { is: 'chosen', because: 'canary' })])
  expect(values()).toEqual(['__Host-shop-canary=mfe-a@1.1.0', '__Host-shop-canary=mfe-a@1.1.0,mfe-d@4.0.0'])
  show('mfe-a', [aCandidate('1.1.0', { is: 'chosen', because: 'newest' })])
  show('mfe-d', [])
  expect(written.at(-1)).toBe('__Host-shop-canary=; Path=/; Secure; SameSite=Lax; Max-Age=0')
})
