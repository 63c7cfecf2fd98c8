import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { renderScreen, type Screen, type ScreenOptions } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { routes } from '../../../routes.ts'
import type { StoredList } from '../../../testing/builders.ts'
import { CreateListPage } from '../create-list-page.tsx'
import { EditListPage } from '../edit-list-page.tsx'

export const breakfast: StoredList = { id: 'list-1', name: '朝ごはん', holds: ['200001', '200002'] }
export const dinner: StoredList = { id: 'list-2', name: '夕食' }

export const renameAddress = '/favorite/category/edit/true/list-1/-'
export const chooseAddress = '/favorite/category/edit/false/list-1/-'
export const detailAddress = '/favorite/category/detail/list-1'

/** The screens that make and change lists, at their addresses. */
export const openEdit = (options: ScreenOptions) =>
  renderScreen(
    <Routes>
      <Route path={routes.createList.path} element={<CreateListPage />} />
      <Route path={mobilePath(routes.createList.path)} element={<CreateListPage />} />
      <Route path={routes.editList.path} element={<EditListPage />} />
      <Route path={mobilePath(routes.editList.path)} element={<EditListPage />} />
      <Route path="*" element={<h1>別の画面</h1>} />
    </Routes>,
    options,
  )

export const nameField = () => screen.findByRole('textbox', { name: 'リスト名' })
export async function typeName(user: Screen['user'], text: string): Promise<void> {
  await user.click(await nameField())
  await user.paste(text)
}
export const register = () => screen.getByRole('button', { name: '登録する' })
/** By its label: roles of dozens of cards take long. */
export const checkbox = (name: string) => screen.findByLabelText(name, { selector: '[type=checkbox]' })
export const editBar = () => screen.getByRole('region', { name: 'リストの登録' })
export const lostAnswer = '保存できたか確認できませんでした。もう一度お試しください。'
