import { expect, it } from '@jest/globals'
import { atDeadline } from '@shop/shared/testing/builders'
import { screen, waitFor } from '@testing-library/react'
import { welcomeKey } from '../frame/welcome/welcome-rule.ts'
import { openRendered } from './testing/open-rendered.ts'

it('[K-185] a page of the minute before has the hour of now once it is taken up, and no greeting that was scrolled past', async () => {
  window.localStorage.setItem(`shop.${welcomeKey}`, String(Date.parse(atDeadline(-2 * 60 * 60 - 60))))
  const { remote, differences, isOfHtml } = await openRendered({
    kind: { who: 'visitor', device: 'desktop' },
    hasScreen: false,
    at: atDeadline(-2 * 60 * 60),
    secondsAgo: 20,
  })
  await waitFor(() => expect(remote.mounts).toHaveLength(1))
  const week = screen.getByRole('region', { name: 'ご注文の週' })
  await waitFor(() => expect(week).toHaveTextContent('あと1時間59分'))
  await waitFor(() => expect(screen.queryByText('ようこそ、トドックへ')).not.toBeInTheDocument())
  expect(isOfHtml(screen.getByRole('banner'))).toBe(true)
  expect(remote.mounts[0]?.container).toBeVisible()
  expect(differences).toEqual([])
})
