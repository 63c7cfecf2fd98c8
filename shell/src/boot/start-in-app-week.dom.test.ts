import { afterEach, expect, it, jest } from '@jest/globals'
import { currentWeek, memberOf, readSession } from '@shop/shared/session'
import { waitFor } from '@testing-library/react'
import { answerMember, openPageOfApp } from './testing/open-page.ts'

afterEach(() => void jest.restoreAllMocks())

it('[GRD-069] a week that the app hands over is chosen, and stays so when the weeks are loaded anew', async () => {
  const { paths } = answerMember()
  await openPageOfApp('/mobile?planningWeekNumber=20261202')
  await waitFor(() => expect(memberOf(readSession())?.code).toBe('1234567801'))
  await waitFor(() => expect(paths).toContain('/limited_product_planning_weeks'))
  await waitFor(() => expect(currentWeek(readSession())?.number).toBe('20261202'))
  expect(window.sessionStorage.getItem('shop.planningWeekIndex')).toBe('1')
})
