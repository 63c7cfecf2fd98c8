import { expect, it, jest } from '@jest/globals'
import { PlatformContext } from '@shop/shared/platform'
import { dispatchSession } from '@shop/shared/session'
import { fakePlatform } from '@shop/shared/testing'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { WeekStrip } from './week-strip.tsx'

// One story in a file of its own: a session that has had weeks never goes back to having none.
it('waits for the weeks, says when they cannot be had, and shows them when they come', async () => {
  const reloadWeeks = jest.fn(async () => undefined)
  render(
    <PlatformContext value={fakePlatform()}>
      <WeekStrip isTop reloadWeeks={reloadWeeks} />
    </PlatformContext>,
  )
  const strip = () => screen.getByRole('region', { name: 'ご注文の週' })
  expect(strip()).toHaveAttribute('aria-busy', 'true')

  act(() => dispatchSession({ type: 'weeksFailed' }))
  expect(strip()).toHaveTextContent('ご注文の週を取得できませんでした。')
  await userEvent.click(screen.getByRole('button', { name: '再読み込み' }))
  expect(reloadWeeks).toHaveBeenCalledTimes(1)

  act(() => dispatchSession({ type: 'weeksLoaded', open: [aPlanningWeek()], past: [], storedIndex: 0 }))
  expect(strip()).toHaveTextContent('12月1週')

  act(() => dispatchSession({ type: 'weeksLoaded', open: [], past: [], storedIndex: 0 }))
  expect(strip()).toHaveTextContent('いまご注文いただける週はありません')
})
