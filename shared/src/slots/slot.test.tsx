import { describe, expect, it } from '@jest/globals'
import { beginFirstView, endFirstView } from '@shop/shared/first-view'
import { PlatformContext } from '@shop/shared/platform'
import { placeAttribute, renderedAttribute } from '@shop/shared/routes/slot-place'
import { fakePlatform, renderScreen } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
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

  it('[K-185] names itself to the edge, and leaves what the edge has put into it alone', async () => {
    const { renderToString } = await import('react-dom/server')
    const slots = new Map()
    const view = { kind: { who: 'visitor', device: 'phone' }, now: 0, session: undefined, answered: new Set() } as const
    const platform = fakePlatform()
    const container = document.createElement('div')
    const page = (
      <PlatformContext value={platform}>
        <Slot name="ordering/points" props={{ used: 3 }} size="line" waiting={<p>読み込み中</p>} />
      </PlatformContext>
    )
    beginFirstView({ ...view, answered: new Set(), server: { unanswered: new Set(), slots } })
    const html = renderToString(page)
    const [slot] = [...slots.values()]
    expect(slot).toMatchObject({ name: 'ordering/points', version: 1, props: { used: 3 } })
    expect(html).toContain(`${placeAttribute}="${slot.id}"></`)

    beginFirstView({ ...view, answered: new Set() })
    const filled = `${placeAttribute}="${slot.id}"><p ${renderedAttribute}>1,742ポイント</p></`
    container.innerHTML = html.replace(`${placeAttribute}="${slot.id}"></`, filled)
    const differences: unknown[] = []
    await act(async () => void hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }))
    expect(differences).toEqual([])
    expect(container.querySelector(`[${renderedAttribute}]`)?.textContent).toBe('1,742ポイント')
    act(() => platform.slots.fill('ordering/points', '1,742ポイント'))
    expect(container.textContent).toBe('1,742ポイント')
    endFirstView()
  })

  it('tells other properties, and closes with the screen', async () => {
    const { platform, user, unmount } = renderScreen(<Screen />)
    await user.click(screen.getByRole('button', { name: 'ポイントを使う' }))
    expect(platform.slots.opened()).toEqual([{ name: 'ordering/points', version: 1, props: { used: 300 } }])
    unmount()
    expect(platform.slots.opened()).toEqual([])
  })
})
