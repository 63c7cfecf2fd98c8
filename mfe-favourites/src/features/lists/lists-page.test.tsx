import { describe, expect, it } from '@jest/globals'
import { favouriteListsCall } from '@shop/shared/contract'
import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { answer, publishFromOtherTab, refused, renderScreen, type ScreenOptions, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { someFavourites, someLists } from '../../testing/builders.ts'
import { answerFavourites } from '../../testing/favourite-services.ts'
import { ListsPage } from './lists-page.tsx'

const { path } = routes.lists

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path={path} element={<ListsPage />} />
      <Route path={mobilePath(path)} element={<ListsPage />} />
      <Route path="*" element={<h1>別の画面</h1>} />
    </Routes>,
    { path, ...options },
  )

describe('all lists', () => {
  it.each([path, mobilePath(path)])('[FAV-002] [FAV-009] are rows at %s that open them', async (address) => {
    answerFavourites(someFavourites(2), [
      { id: 'list-9', name: '朝ごはん', holds: ['200001', '200002'] },
      ...someLists(1),
    ])
    open({ path: address })
    expect(screen.getByRole('heading', { level: 1, name: 'すべてのお気に入りリスト' })).toBeInTheDocument()
    const row = await screen.findByRole('link', { name: '朝ごはん 2品' })
    expect(row).toHaveAttribute('href', '/favorite/category/detail/list-9')
    expect(row.querySelectorAll('img')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'リストを作る' })).toHaveAttribute('href', '/favorite/category/create')
  })

  it.each(['family', 'corporate'] as const)('[FAV-043] are there for a %s member', async (as) => {
    answerFavourites([], someLists(1))
    open({ as })
    expect(await screen.findByRole('link', { name: /リスト1/ })).toBeInTheDocument()
  })

  it('[FAV-010] may be none', async () => {
    answerFavourites()
    open()
    expect(await screen.findByText('お気に入りカテゴリはございません')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'リストを作る' })).toBeInTheDocument()
  })

  it('a hundred say that there can be no more', async () => {
    answerFavourites([], someLists(100))
    open()
    expect(await screen.findByText(/100個まで作成できます/)).toBeInTheDocument()
    expect(document.querySelectorAll('a[href^="/favorite/category/detail/"]')).toHaveLength(100)
    expect(screen.queryByText('リストを作る')).not.toBeInTheDocument()
  })

  it('say that they wait', () => {
    answerFavourites()
    server.use(answer(favouriteListsCall, () => new Promise<Response>(() => undefined)))
    open()
    expect(screen.getByText('お気に入りリストを読み込み中です')).toBeInTheDocument()
  })

  it('say what failed, and try again', async () => {
    answerFavourites()
    server.use(answer(favouriteListsCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'お気に入りリストを表示できませんでした' })
    answerFavourites([], someLists(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('link', { name: /リスト1/ })).toBeInTheDocument()
  })

  it('follow another tab', async () => {
    const services = answerFavourites([], someLists(2))
    open()
    await screen.findByRole('link', { name: /リスト1/ })
    services.delete('list-1')
    act(() => publishFromOtherTab('favourite-list/changed', { list: 'list-1' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /リスト1/ })).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: /リスト2/ })).toBeInTheDocument()
  })

  it('[FAV-011] [FAV-046] are a sample to a visitor, and no call is sent', async () => {
    const { listReads } = answerFavourites([], someLists(1))
    open({ as: 'visitor' })
    expect(await screen.findByRole('img', { name: 'お気に入り画面の見本' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'ログイン' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'リストを作る' })).not.toBeInTheDocument()
    expect(screen.queryByText('お気に入りカテゴリはございません')).not.toBeInTheDocument()
    expect(listReads()).toBe(0)
  })
})
