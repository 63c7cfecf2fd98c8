import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { keptTokens } from './testing/open-page.ts'
import { openRendered } from './testing/open-rendered.ts'

it('[K-185] a page for a visitor on a phone becomes that of a member at a desk, without an error', async () => {
  const { remote, differences, isOfHtml } = await openRendered({
    kind: { who: 'visitor', device: 'phone' },
    hasScreen: true,
    session: { tokens: keptTokens() },
  })
  await waitFor(() => expect(remote.mounts).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('ようこそ、トドックへ')).not.toBeInTheDocument())
  expect(isOfHtml(screen.getByRole('banner'))).toBe(true)
  expect(isOfHtml(remote.mounts[0]?.container)).toBe(true)
  expect(differences).toEqual([])
})
