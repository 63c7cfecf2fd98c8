import { afterEach, expect, it, jest } from '@jest/globals'
import { beginFirstView, endFirstView } from '@shop/shared/first-view'
import { PlatformContext } from '@shop/shared/platform'
import { fakePlatform } from '@shop/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { ListLayoutSwitch, useListLayout } from './list-layout-switch.tsx'

function Lists() {
  const [look, setLook] = useListLayout()
  return <ListLayoutSwitch look={look} onChange={setLook} />
}
const page = (platform = fakePlatform()) => (
  <PlatformContext value={platform}>
    <Lists />
  </PlatformContext>
)

afterEach(endFirstView)

it('[K-185] the look that this device keeps comes once a rendered page is taken up, without a difference', async () => {
  const platform = fakePlatform()
  platform.storage.local.write('product-list-look', 'list')
  beginFirstView({ kind: { who: 'visitor', device: 'phone' }, now: 0, session: undefined, answered: new Set() })
  const container = document.createElement('div')
  container.innerHTML = renderToString(page())
  document.body.append(container)
  const differences = jest.fn()
  await act(async () => void render(page(platform), { container, hydrate: true, onRecoverableError: differences }))
  expect(screen.getByRole('button', { name: '一覧で並べる' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: '写真で並べる' })).toHaveAttribute('aria-pressed', 'false')
  expect(differences).not.toHaveBeenCalled()
})
