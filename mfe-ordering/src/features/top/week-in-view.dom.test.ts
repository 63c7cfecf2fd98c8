import { describe, expect, it } from '@jest/globals'
import type { Login, Session } from '@shop/shared/session'
import { aMember, aPlanningWeek } from '@shop/shared/testing'
import { weekInView } from './week-in-view.ts'

const week = aPlanningWeek()
const weeks: Session['weeks'] = { status: 'ready', open: [week], past: [], index: 0 }
const member = aMember()

describe('weekInView', () => {
  it.each<{ login: Login; sees: boolean }>([
    { login: { status: 'unknown' }, sees: false },
    { login: { status: 'guest' }, sees: true },
    { login: { status: 'member', subject: 's', member }, sees: true },
    { login: { status: 'expired', member }, sees: true },
    { login: { status: 'unregistered', subject: 's' }, sees: true },
  ])('[ORD-012] lets ask for pickups once it is known who looks: $login.status', ({ login, sees }) => {
    expect(weekInView({ login, weeks })).toBe(sees ? week.number : undefined)
  })

  it.each(['loading', 'failed'] as const)('is none while the weeks are %s', (status) => {
    expect(weekInView({ login: { status: 'guest' }, weeks: { status } })).toBeUndefined()
  })
})
