import { expect, it } from '@jest/globals'
import { planningWeeksCall } from '@shop/shared/contract'
import { answer, refused } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { openRendered } from './testing/open-rendered.ts'

it('[K-185] a page whose weeks the browser cannot read is drawn anew, without the screen of the HTML', async () => {
  const { remote, isOfHtml } = await openRendered({
    kind: { who: 'visitor', device: 'desktop' },
    hasScreen: true,
    answers: [answer(planningWeeksCall, () => refused(404))],
  })
  await waitFor(() => expect(isOfHtml(screen.getByRole('banner'))).toBe(false))
  expect(document.querySelector('#root')).not.toHaveTextContent('rendered')
  await waitFor(() => expect(remote.mounts).toHaveLength(1))
  expect(isOfHtml(remote.mounts[0]?.container)).toBe(false)
  expect(remote.mounts[0]?.container).toBeVisible()
})
