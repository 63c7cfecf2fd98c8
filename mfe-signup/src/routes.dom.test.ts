import { describe, expect, it } from '@jest/globals'
import { judge, matchRoute, routesOf } from '@shop/shared/routes'
import { newSession, nextSession, type SessionFact } from '@shop/shared/session'
import { aMember } from '@shop/shared/testing'
import { routes } from './routes.ts'

const who: Record<string, SessionFact> = {
  visitor: { type: 'noToken' },
  newcomer: { type: 'memberLoaded', subject: 'subject-1', member: aMember('newcomer') },
  unregistered: { type: 'memberMissing', subject: 'subject-1' },
}

const verdict = (address: string, fact: SessionFact | undefined, hasIdToken: boolean) =>
  judge({
    match: matchRoute(routesOf('mfe-signup', routes), address),
    entry: 'web',
    address,
    session: fact === undefined ? newSession : nextSession(newSession, fact),
    hasIdToken,
    twin: undefined,
    isLoginPending: false,
    isInApp: false,
    isCutOff: false,
    link: { tokens: 'none', viewMode: false, week: undefined },
  })

describe('the addresses of the application', () => {
  it.each([
    { id: 'SGN-001', path: '/signup/todok' },
    { id: 'SGN-001', path: '/signup/todok2' },
    { id: 'SGN-001', path: '/signup/todok3' },
    { id: 'SGN-002', path: '/signup/payment' },
    { id: 'SGN-003', path: '/signup/todok/pending/payment' },
    { id: 'SGN-004', path: '/signup/todok/pending/complete' },
    { id: 'SGN-006', path: '/signup/todok/complete2' },
  ])('[$id] $path asks for an id token, and comes back after the login', ({ path }) => {
    expect(verdict(path, who['visitor'], false)).toEqual({ go: 'entrance', to: '/entrance', remember: path })
    expect(verdict(path, who['newcomer'], true)).toEqual({ go: 'on', viewMode: false, initOrder: false })
    expect(verdict(path, who['unregistered'], true)).toEqual({ go: 'on', viewMode: false, initOrder: false })
  })

  it.each([
    { id: 'SGN-009', path: '/signup/accounttransfer/complete' },
    { id: 'SGN-010', path: '/signup/accounttransfer/error' },
  ])('[$id] $path is there for everybody, and takes nobody to Main', ({ path }) => {
    for (const [name, fact] of Object.entries(who))
      expect(verdict(path, fact, name !== 'visitor')).toMatchObject({ go: 'on' })
  })
})
