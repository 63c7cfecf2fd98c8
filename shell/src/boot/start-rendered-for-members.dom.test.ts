import { expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { keptTokens } from './testing/open-page.ts'
import { openRendered } from './testing/open-rendered.ts'

it('[K-185] a member’s page has the places that were kept filled, and its remote shown', async () => {
  const { remote, differences, isOfHtml } = await openRendered({
    kind: { who: 'member', device: 'desktop' },
    hasScreen: false,
    session: { tokens: keptTokens() },
  })
  await waitFor(() => expect(remote.mounts).toHaveLength(1))
  await waitFor(() =>
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /^ご注文内容/ })).toBeVisible(),
  )
  expect(isOfHtml(screen.getByRole('banner'))).toBe(true)
  expect(remote.mounts[0]?.container).toBeVisible()
  expect(differences).toEqual([])
})
