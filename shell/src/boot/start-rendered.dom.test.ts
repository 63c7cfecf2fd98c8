import { expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { openRendered } from './testing/open-rendered.ts'

it('[K-185] a visitor’s page is taken up as it stands, and its release is mounted where its screen was rendered', async () => {
  const { remote, differences, isOfHtml } = await openRendered({
    kind: { who: 'visitor', device: 'desktop' },
    hasScreen: true,
  })
  await waitFor(() => expect(remote.mounts).toHaveLength(1))
  expect(document.querySelector('#root')).toHaveAttribute('data-started')
  expect(isOfHtml(screen.getByRole('banner'))).toBe(true)
  expect(isOfHtml(screen.getByRole('main'))).toBe(true)
  const container = remote.mounts[0]?.container
  expect(isOfHtml(container)).toBe(true)
  expect(container).toHaveTextContent('2.0.0')
  expect(container).toBeVisible()
  expect(differences).toEqual([])
})
