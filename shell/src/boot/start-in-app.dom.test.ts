import { afterEach, expect, it, jest } from '@jest/globals'
import { currentWeek, memberOf, readSession } from '@shop/shared/session'
import { waitFor } from '@testing-library/react'
import { answerMember, openPageOfApp } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('[GRD-069] [GRD-073] another token of the app begins at the first week, and loads what a start-up loads', async () => {
  const { paths } = answerMember()
  await openPageOfApp('/mobile', { planningWeekIndex: 1 })
  await waitFor(() => expect(memberOf(readSession())?.code).toBe('1234567801'))
  await waitFor(() => expect(paths).toContain('/limited_product_planning_weeks'))
  await waitFor(() => expect(currentWeek(readSession())?.number).toBe('20261201'))
  // The app hands them over with every page. [K-28]
  expect(window.sessionStorage.getItem('shop.tokens')).toBeNull()
})
