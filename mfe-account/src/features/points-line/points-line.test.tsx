import { describe, expect, it } from '@jest/globals'
import { memberPointCall } from '@shop/shared/contract'
import { answer, refused, renderScreen, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { PointsLine } from './points-line.tsx'

const line = (used: number) => <PointsLine slot={{ used }} waiting={<p>読み込み中</p>} />

/** Answers with 1,842 points that may be used; gives how often it was asked. */
function answerPoints(reply?: Response) {
  const asked = { points: 0 }
  server.use(
    answer(memberPointCall, () => {
      asked.points += 1
      return reply?.clone() ?? { currentPoint: 2342, availablePoint: 1842, totalReservedPoint: 500 }
    }),
  )
  return asked
}

describe('the points line in the sum of an order', () => {
  it.each([
    { used: 0, text: '使えるポイント1,842ポイント' },
    { used: 500, text: 'ほかに使えるポイント1,842ポイント' },
  ])('says what may be used beside $used that the order uses, and leads to the history', async ({ used, text }) => {
    answerPoints()
    renderScreen(line(used), { as: 'delivery' })
    expect(screen.getByText('読み込み中')).toBeVisible()
    const link = await screen.findByRole('link')
    expect(link).toHaveTextContent(text)
    expect(link).toHaveAttribute('href', '/points/history')
  })

  it('is left out without a word when the points cannot be had', async () => {
    answerPoints(refused(500))
    const { platform } = renderScreen(line(0), { as: 'delivery' })
    await waitFor(() => expect(screen.queryByText('読み込み中')).toBeNull())
    expect(screen.queryByRole('link')).toBeNull()
    expect(platform.notices.shown()).toEqual([])
  })

  it('is nothing for a member without points', () => {
    const asked = answerPoints()
    renderScreen(line(0), { as: 'corporate' })
    expect([screen.queryByRole('link'), asked.points]).toEqual([null, 0])
  })
})
