import { describe, expect, it } from '@jest/globals'
import { favouriteListsCall } from '@shop/shared/contract'
import { Route, Routes } from '@shop/shared/router'
import { mobileTwin } from '@shop/shared/routes'
import { answer, refused, renderScreen, type ScreenOptions, server, tellFromOtherTab } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { answerLists } from '../../testing/list-services.ts'
import { ListsPage } from './lists-page.tsx'

const { path } = routes.lists

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path={path} element={<ListsPage />} />
      <Route path={mobileTwin(path)} element={<ListsPage />} />
      <Route path="*" element={<h1>別の画面</h1>} />
    </Routes>,
    { path, ...options },
  )
const lists = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `list-${at + 1}`, name: `リスト${at + 1}` }))

describe('all lists', () => {
  it.each([path, mobileTwin(path)])('[FAV-002] [FAV-009] are rows at %s that open them', async (address) => {
    answerLists([{ id: 'list-1', name: '朝ごはん', holds: ['1', '2'] }, ...lists(1)])
    open({ path: address })
    expect(screen.getByRole('heading', { level: 1, name: 'すべてのお気に入りリスト' })).toBeInTheDocument()
    const row = await screen.findByRole('link', { name: '朝ごはん 2品' })
    expect(row).toHaveAttribute('href', '/favorite/category/detail/list-1')
    expect(row.querySelectorAll('img')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'リストを作る' })).toHaveAttribute('href', '/favorite/category/create')
  })

  it.each(['family', 'corporate'] as const)('[FAV-043] are there for a %s member', async (as) => {
    answerLists(lists(1))
    open({ as })
    expect(await screen.findByRole('link', { name: /リスト1/ })).toBeInTheDocument()
  })

  it('[FAV-010] may be none', async () => {
    answerLists([])
    open()
    expect(await screen.findByText('お気に入りカテゴリはございません')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'リストを作る' })).toBeInTheDocument()
  })

  it('a hundred say that there can be no more', async () => {
    answerLists(lists(100))
    open()
    expect(await screen.findByText(/100個まで作成できます/)).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: /^リスト\d+ / })).toHaveLength(100)
    expect(screen.queryByRole('link', { name: 'リストを作る' })).not.toBeInTheDocument()
  })

  it('say that they wait', () => {
    answerLists([])
    server.use(answer(favouriteListsCall, () => new Promise<Response>(() => undefined)))
    open()
    expect(screen.getByText('お気に入りリストを読み込み中です')).toBeInTheDocument()
  })

  it('say what failed, and try again', async () => {
    answerLists([])
    server.use(answer(favouriteListsCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'お気に入りリストを表示できませんでした' })
    answerLists(lists(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await screen.findByRole('link', { name: /リスト1/ })).toBeInTheDocument()
  })

  it('follow another tab', async () => {
    const { take } = answerLists(lists(2))
    open()
    await screen.findByRole('link', { name: /リスト1/ })
    take('list-1')
    act(() => tellFromOtherTab('favourite-list/changed', { list: 'list-1' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /リスト1/ })).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: /リスト2/ })).toBeInTheDocument()
  })

  it('[FAV-011] [FAV-046] are a sample to a visitor, and no call is sent', () => {
    const { names } = answerLists(lists(1))
    open({ as: 'visitor' })
    expect(screen.getByRole('img', { name: 'お気に入り画面の見本' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'ログイン' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'リストを作る' })).not.toBeInTheDocument()
    expect(screen.queryByText('お気に入りカテゴリはございません')).not.toBeInTheDocument()
    expect(names).toEqual([])
  })
})
