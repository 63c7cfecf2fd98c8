import { describe, expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { EmptyState } from './empty-state.tsx'
import { FailedState } from './failed-state.tsx'
import { LinkButton } from './link-button.tsx'
import { Pager } from './pager.tsx'
import { SectionHeading } from './section-heading.tsx'
import { Waiting } from './skeleton.tsx'

it('a failed area is a region with its words and a button to try again', async () => {
  const onRetry = jest.fn()
  const { user } = renderScreen(<FailedState onRetry={onRetry} />)
  expect(screen.getByRole('region', { name: '表示できませんでした' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '再読み込み' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('an empty area has its words and one way forward, inside of the shop', async () => {
  const { user, platform } = renderScreen(
    <EmptyState
      title="ご注文の商品はございません"
      action={<LinkButton to="/category">カテゴリからさがす</LinkButton>}
    />,
  )
  expect(screen.getByRole('heading', { name: 'ご注文の商品はございません' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'カテゴリからさがす' }))
  expect(platform.navigation.path()).toBe('/category')
})

it('a waiting area tells a screen reader', () => {
  renderScreen(<Waiting text="商品を読み込み中です">…</Waiting>)
  expect(screen.getByText('商品を読み込み中です')).toHaveAttribute('role', 'status')
})

describe('the end of a list', () => {
  it('says how much of it is shown, and shows more', async () => {
    const onMore = jest.fn()
    const { user } = renderScreen(<Pager shown={30} total={1171} onMore={onMore} />)
    expect(screen.getByText('1,171件中 30件を表示')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '次の商品を表示する' }))
    expect(onMore).toHaveBeenCalledTimes(1)
  })

  it('offers no more when all is shown', () => {
    renderScreen(<Pager shown={30} total={30} onMore={() => undefined} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

it('the way to all of a section says of which', () => {
  renderScreen(<SectionHeading title="あなたへのおすすめ" more={{ to: '/search' }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'あなたへのおすすめ' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'あなたへのおすすめ すべて見る' })).toHaveAttribute('href', '/search')
})
