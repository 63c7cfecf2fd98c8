import { describe, expect, it } from '@jest/globals'
import { type Member, memberCode, type PlanningWeek, weekNumber } from '@shop/shared/domain'
import { aMember } from '@shop/shared/testing/builders'
import {
  currentWeek,
  isViewMode,
  memberOf,
  newSession,
  nextSession,
  type Session,
  type SessionFact,
} from './session.ts'

const member = aMember()
const other = aMember('delivery', { code: memberCode('87654321') })
const aWeek = (number: string): PlanningWeek => ({
  number: weekNumber(number),
  opensAt: new Date('2026-11-17T06:00:00Z'),
  closesAt: new Date('2026-11-24T06:00:00Z'),
  deliversOn: new Date('2026-11-30T15:00:00Z'),
})
const open = [aWeek('20261201'), aWeek('20261202')]

const logins = {
  unknown: { status: 'unknown' },
  guest: { status: 'guest' },
  member: { status: 'member', subject: 's', member },
  unregistered: { status: 'unregistered', subject: 's' },
  expired: { status: 'expired', member },
  expiredNobody: { status: 'expired', member: undefined },
} as const satisfies Record<string, Session['login']>
type Who = keyof typeof logins
const everybody = Object.keys(logins) as Who[]
const asWho = (who: Who): Session => ({ ...newSession, login: logins[who] })

describe('who is here, after a fact', () => {
  const loaded: SessionFact = { type: 'memberLoaded', subject: 't', member: other }

  it.each(everybody)('[GRD-051] %s: a member who was loaded is here', (who) => {
    expect(nextSession(asWho(who), loaded).login).toEqual({ status: 'member', subject: 't', member: other })
  })

  it.each(everybody)('[GRD-054] %s: a login without a member is unregistered', (who) => {
    expect(nextSession(asWho(who), { type: 'memberMissing', subject: 't' }).login).toEqual({
      status: 'unregistered',
      subject: 't',
    })
  })

  it.each(
    everybody.flatMap((who) => (['noToken', 'refreshRefused', 'loggedOut'] as const).map((type) => ({ who, type }))),
  )('[GRD-057] $who: $type leaves a guest, and nothing of the member', ({ who, type }) => {
    expect(nextSession(asWho(who), { type }).login).toEqual({ status: 'guest' })
  })

  it.each<{ who: Who; login: Session['login'] }>([
    { who: 'unknown', login: { status: 'expired', member: undefined } },
    { who: 'guest', login: { status: 'expired', member: undefined } },
    { who: 'member', login: { status: 'expired', member } },
    { who: 'unregistered', login: { status: 'expired', member: undefined } },
    { who: 'expired', login: logins.expired },
    { who: 'expiredNobody', login: logins.expiredNobody },
  ])('[GRD-064] $who: a token that ran out keeps on the page who it was', ({ who, login }) => {
    expect(nextSession(asWho(who), { type: 'tokenExpired' }).login).toEqual(login)
  })

  it.each(everybody)('%s: offline is not logged out', (who) => {
    const session = asWho(who)
    expect(nextSession(session, { type: 'networkLost' })).toBe(session)
  })

  it.each<{ who: Who; fact: SessionFact }>([
    { who: 'guest', fact: { type: 'noToken' } },
    { who: 'guest', fact: { type: 'loggedOut' } },
    { who: 'guest', fact: { type: 'refreshRefused' } },
    { who: 'expired', fact: { type: 'tokenExpired' } },
  ])('$who: $fact.type changes nothing and gives the same object', ({ who, fact }) => {
    const session = asWho(who)
    expect(nextSession(session, fact)).toBe(session)
  })

  it('a login leaves the weeks alone', () => {
    const ready = nextSession(newSession, { type: 'weeksLoaded', open, past: [], storedIndex: 1 })
    expect(nextSession(ready, loaded).weeks).toBe(ready.weeks)
    expect(nextSession(ready, { type: 'loggedOut' }).weeks).toBe(ready.weeks)
  })
})

describe('planning weeks, after a fact', () => {
  const past = [weekNumber('20261105')]
  const ready = nextSession(newSession, { type: 'weeksLoaded', open, past, storedIndex: 0 })

  it.each([
    { stored: 0, index: 0 },
    { stored: 1, index: 1 },
    { stored: 2, index: 0 },
    { stored: Number.NaN, index: 0 },
  ])('[GRD-080] loaded with the stored index $stored: $index', ({ stored, index }) => {
    const session = nextSession(newSession, { type: 'weeksLoaded', open, past, storedIndex: stored })
    expect(session.weeks).toEqual({ status: 'ready', open, past, index })
  })

  it('[GRD-080] loaded with one week: index 1 falls back', () => {
    const session = nextSession(newSession, { type: 'weeksLoaded', open: open.slice(0, 1), past, storedIndex: 1 })
    expect(currentWeek(session)?.number).toBe('20261201')
  })

  it('failed when they never came', () => {
    expect(nextSession(newSession, { type: 'weeksFailed' }).weeks).toEqual({ status: 'failed' })
  })

  it('that came once stay usable when a later load fails', () => {
    expect(nextSession(ready, { type: 'weeksFailed' })).toBe(ready)
  })

  it('[GRD-081] a known week is switched to', () => {
    const session = nextSession(ready, { type: 'weekSwitched', to: weekNumber('20261202') })
    expect(currentWeek(session)?.number).toBe('20261202')
  })

  it.each([
    { says: 'an unknown week', session: ready, to: '20261203' },
    { says: 'a past week', session: ready, to: '20261105' },
    { says: 'the week that is chosen', session: ready, to: '20261201' },
    { says: 'any week before they are loaded', session: newSession, to: '20261201' },
  ])('[GRD-081] $says changes nothing', ({ session, to }) => {
    expect(nextSession(session, { type: 'weekSwitched', to: weekNumber(to) })).toBe(session)
  })
})

describe('what everybody reads of it', () => {
  it.each<{ who: Who; is: Member | undefined; viewMode: boolean }>([
    { who: 'unknown', is: undefined, viewMode: false },
    { who: 'guest', is: undefined, viewMode: true },
    { who: 'member', is: member, viewMode: false },
    { who: 'unregistered', is: undefined, viewMode: false },
    { who: 'expired', is: member, viewMode: false },
    { who: 'expiredNobody', is: undefined, viewMode: false },
  ])('$who: view mode $viewMode', ({ who, is, viewMode }) => {
    expect(memberOf(asWho(who))).toBe(is)
    expect(isViewMode(asWho(who))).toBe(viewMode)
  })

  it.each<{ says: string; weeks: Session['weeks'] }>([
    { says: 'loading', weeks: { status: 'loading' } },
    { says: 'failed', weeks: { status: 'failed' } },
    { says: 'none open', weeks: { status: 'ready', open: [], past: [], index: 0 } },
  ])('no week while weeks are $says', ({ weeks }) => {
    expect(currentWeek({ ...newSession, weeks })).toBeUndefined()
  })

  it('a session begins with nothing known', () => {
    expect(newSession).toEqual({ login: { status: 'unknown' }, weeks: { status: 'loading' } })
  })
})
