import { describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { Slot } from './slot.tsx'

function Screen() {
  const [used, setUsed] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setUsed(300)}>
        ポイントを使う
      </button>
      <Slot name="ordering/points" props={{ used }} size="line" waiting={<p>読み込み中</p>} />
      <p>下の行</p>
    </>
  )
}

describe('a slot in a screen', () => {
  it('waits with the screen’s own words until it is filled', () => {
    const { platform } = renderScreen(<Screen />)
    expect(screen.getByText('読み込み中')).toBeVisible()
    expect(platform.slots.opened()).toEqual([{ name: 'ordering/points', version: 1, props: { used: 0 } }])
    act(() => platform.slots.fill('ordering/points', '1,742ポイント'))
    expect(screen.getByText('1,742ポイント')).toBeVisible()
    expect(screen.queryByText('読み込み中')).toBeNull()
  })

  it('is left out where nobody fills it, and what stands below does not mind', () => {
    const { platform } = renderScreen(<Screen />)
    act(() => platform.slots.leaveEmpty('ordering/points'))
    expect(screen.queryByText('読み込み中')).toBeNull()
    expect(screen.getByText('下の行')).toBeVisible()
  })

  it('comes back when whoever fills it is there after all', () => {
    const { platform } = renderScreen(<Screen />)
    act(() => platform.slots.leaveEmpty('ordering/points'))
    act(() => platform.slots.fill('ordering/points', '1,742ポイント'))
    expect(screen.getByText('1,742ポイント')).toBeVisible()
  })

  it('tells other properties, and closes with the screen', async () => {
    const { platform, user, unmount } = renderScreen(<Screen />)
    await user.click(screen.getByRole('button', { name: 'ポイントを使う' }))
    expect(platform.slots.opened()).toEqual([{ name: 'ordering/points', version: 1, props: { used: 300 } }])
    unmount()
    expect(platform.slots.opened()).toEqual([])
  })
})
