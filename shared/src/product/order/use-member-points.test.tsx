import { describe, expect, it } from '@jest/globals'
import { memberPointCall } from '@shop/shared/contract'
import { answer, renderScreen, server, type Viewer } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { useMemberPoints } from './use-member-points.ts'

function Page({ isAsked }: { isAsked: boolean }) {
  const points = useMemberPoints(isAsked)
  return <output aria-label="ポイント">{points === undefined ? 'なし' : (points.data?.available ?? '-')}</output>
}

function show({ as = 'delivery', isAsked = true }: { as?: Viewer; isAsked?: boolean }) {
  let asked = 0
  server.use(
    answer(memberPointCall, () => {
      asked += 1
      return { currentPoint: 3000, availablePoint: 1200, totalReservedPoint: 0 }
    }),
  )
  renderScreen(<Page isAsked={isAsked} />, { as })
  return { asked: () => asked }
}

const shown = () => screen.getByRole('status', { name: 'ポイント' })
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('the points of a member', () => {
  it('are there where something costs points', async () => {
    show({})
    await waitFor(() => expect(shown()).toHaveTextContent('1200'))
  })

  it.each<{ says: string; as: Viewer; isAsked: boolean; is: string }>([
    { says: 'where nothing does', as: 'delivery', isAsked: false, is: '-' },
    { says: 'by a visitor', as: 'visitor', isAsked: true, is: 'なし' },
    { says: 'by a corporate user, who has none', as: 'corporate', isAsked: true, is: 'なし' },
    { says: 'by a login without a member', as: 'unregistered', isAsked: true, is: 'なし' },
  ])('are not asked for $says', async ({ as, isAsked, is }) => {
    const { asked } = show({ as, isAsked })
    await settled()
    expect([asked(), shown().textContent]).toEqual([0, is])
  })
})
