import { beforeEach, describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import { limitedProductWeeksCall, thanksMailCall } from '@shop/shared/contract'
import { messages } from '@shop/shared/domain'
import type { ErrorReport, Notices } from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import { dispatchSession } from '@shop/shared/session'
import { aMember, anOrdinaryMoment } from '@shop/shared/testing/builders'
import { waitFor } from '@testing-library/react'
import type { Login } from '../login/login.ts'
import { composeStartUp } from './compose-start-up.ts'
import { memoryStorage } from './memory-storage.ts'
import { aPageData } from './testing/open-page.ts'

/** A start-up over services that only note what they are asked for, and fail as they are told. */
function aStartUp({ error, phones = {} }: { error?: Error; phones?: Record<string, string> } = {}) {
  const asked: string[] = []
  const reports: ErrorReport[] = []
  const went: string[] = []
  let settle = () => {}
  const quiet = new Promise<void>((resolve) => {
    settle = resolve
  })
  const said: unknown[] = []
  const api = {
    async send({ path }: { path: string }) {
      asked.push(path)
      if (error !== undefined) throw error
      return { planning_week: '20261201', user_id: 'recommend-1', sent: true }
    },
  }
  const notices: Partial<Notices> = {
    alert: async (message) => void said.push(message),
    snackbar: (message) => void said.push(message),
  }
  const startUp = composeStartUp({
    api: api as unknown as ApiClient,
    login: {} as Login,
    idToken: () => 'id-1',
    queryClient: new QueryClient(),
    session: memoryStorage(),
    local: memoryStorage(),
    notices: notices as Notices,
    page: aPageData({ phones }),
    clock: { now: () => new Date(anOrdinaryMoment) },
    entry: 'web',
    loadWeeks: () => void asked.push('weeks'),
    navigation: { navigate: (to) => void went.push(to) },
    routeOf: () => undefined,
    quiet: { reached: quiet },
    report: (what) => void reports.push(what),
  })
  return { startUp, asked, reports, went, said, becomeQuiet: settle }
}

const member = aMember()
const here = { is: 'member', member } as const

beforeEach(() => {
  dispatchSession({ type: 'memberLoaded', subject: 's', member })
})

describe('[GRD-073] what a start-up loads', () => {
  it('waits for a quiet page, all but the weeks', async () => {
    const { startUp, asked, becomeQuiet } = aStartUp()
    await startUp(here)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual(['weeks'])
    becomeQuiet()
    await waitFor(() => expect(asked).toContain(limitedProductWeeksCall.path))
  })

  it('[GRD-079] is nothing for whoever has left by then', async () => {
    const { startUp, asked, reports, becomeQuiet } = aStartUp()
    await startUp(here)
    dispatchSession({ type: 'loggedOut' })
    becomeQuiet()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([asked, reports]).toEqual([['weeks'], []])
  })

  it('[ERR-011] is reported when it fails with anything but a call, which is reported where calls arrive', async () => {
    const broken = new TypeError('broken')
    const failing = aStartUp({ error: broken })
    failing.becomeQuiet()
    await failing.startUp(here, { version: 'signup', returnTo: undefined })
    await waitFor(() => expect(failing.reports).toHaveLength(2))
    expect(failing.reports).toEqual(
      expect.arrayContaining([
        { error: broken, doing: 'load limited week' },
        { error: broken, doing: 'send thanks' },
      ]),
    )
    const refused = aStartUp({ error: new ApiError('REFUSED', { call: 'GET x' }) })
    refused.becomeQuiet()
    await refused.startUp(here, { version: 'signup', returnTo: undefined })
    await waitFor(() => expect(refused.asked).toEqual(expect.arrayContaining([thanksMailCall.path])))
    await waitFor(() => expect(refused.asked).toEqual(expect.arrayContaining([limitedProductWeeksCall.path])))
    expect(refused.reports).toEqual([])
  })
})

describe('what a start-up says', () => {
  it.each([
    { says: 'with the number of the co-op', phones: { enrolment: '0120-111-222' }, has: true },
    { says: 'without one where none is known', phones: {}, has: false },
  ])('[GRD-075] to a company without delivery, $says', async ({ phones, has }) => {
    const { startUp, said } = aStartUp({ phones })
    await startUp({ is: 'member', member: aMember('corporateNewcomer') })
    expect(said).toHaveLength(1)
    expect(JSON.stringify(said).includes('0120-111-222')).toBe(has)
  })

  it('[K-04] after a registration that began on a page: the way back to it', async () => {
    const { startUp, said, went } = aStartUp()
    await startUp(here, { version: 'signup', returnTo: '/category' })
    expect(went).toEqual(['/'])
    expect(said).toEqual([{ ...messages.loggedIn, link: { text: 'もとのページに戻る', href: '/category' } }])
  })
})
