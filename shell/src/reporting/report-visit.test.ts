import { expect, it } from '@jest/globals'
import { newSession } from '@shop/shared/session'
import { aMember } from '@shop/shared/testing/builders'
import { visitKindOf } from './report-visit.ts'

const member = aMember('corporate')

it.each([
  { says: 'nobody known yet', login: newSession.login, kind: undefined },
  { says: 'a visitor', login: { status: 'guest' }, kind: 'visitor' },
  { says: 'a login without a member', login: { status: 'unregistered', subject: 'a' }, kind: 'visitor' },
  { says: 'a member', login: { status: 'member', subject: 'a', member }, kind: 'corporate' },
  { says: 'a member whose token ran out', login: { status: 'expired', member }, kind: 'corporate' },
  {
    says: 'a token that ran out before a member was known',
    login: { status: 'expired', member: undefined },
    kind: undefined,
  },
] as const)('a report tells the kind of who is here: $says', ({ login, kind }) => {
  expect(visitKindOf({ ...newSession, login })).toBe(kind)
})
