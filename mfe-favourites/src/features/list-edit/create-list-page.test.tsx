import { describe, expect, it } from '@jest/globals'
import { createFavouriteListCall, favouriteListsCall, favouritesCall } from '@shop/shared/contract'
import { favouriteListId } from '@shop/shared/domain/favourites'
import { mobilePath } from '@shop/shared/routes'
import {
  answer,
  connectionLost,
  createGate,
  publishFromOtherTab,
  refused,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { someFavourites, someLists } from '../../testing/builders.ts'
import { answerFavourites } from '../../testing/favourite-services.ts'
import {
  breakfast,
  checkbox,
  editBar,
  lostAnswer,
  nameField,
  openEdit,
  register,
  typeName,
} from './testing/open-edit.tsx'

const { path } = routes.createList
const tooLong = 'お気に入り商品リスト名が長すぎます。10文字以内で入力してください。'
const duplicate = 'お気に入り商品リスト名が重複しています。ご確認ください。'

const open = (options: ScreenOptions = {}) => openEdit({ path, ...options })
const field = nameField
const product = checkbox
const bar = editBar
const boxes = () => document.querySelectorAll('[type=checkbox]')
const done = () => screen.findByRole('dialog', { name: 'お気に入りリストを作成しました' })

describe('a new list', () => {
  it('[FAV-003] at its mobile address has the same fields', async () => {
    answerFavourites(someFavourites(1))
    open({ path: mobilePath(path) })
    expect(await field()).toHaveValue('')
    expect(await product('商品1')).not.toBeChecked()
  })

  it('[FAV-003] [FAV-019] [FAV-020] has a name and the favourites that were chosen', async () => {
    const { writes } = answerFavourites(someFavourites(3), [breakfast])
    const { user, platform } = open()
    await typeName(user, ' 夕食 ')
    await user.click(await product('商品1'))
    await user.click(await product('商品3'))
    await user.click(await product('商品3'))
    expect(bar()).toHaveTextContent('1品を選択中')
    await user.click(register())
    await user.click(within(await done()).getByRole('button', { name: '戻る' }))
    expect(writes).toEqual(['create 夕食 200001'])
    expect(platform.navigation.path()).toBe('/favorite')
    act(() => platform.navigation.go(-1))
    expect(platform.navigation.path()).not.toBe(path)
  })

  it('[FAV-019] may have no product, also where there is no favourite', async () => {
    const { writes } = answerFavourites()
    const { user } = open()
    await typeName(user, '夕食')
    await user.keyboard('{Enter}')
    expect(screen.getByText('商品を選ばずにリストを作成することもできます。')).toBeInTheDocument()
    await done()
    expect(writes).toEqual(['create 夕食 '])
  })

  it('leaves out what is no favourite any more, and says so', async () => {
    const { takeOff, writes } = answerFavourites(someFavourites(3))
    const { user } = open()
    await typeName(user, '夕食')
    await user.click(await product('商品1'))
    await user.click(await product('商品2'))
    takeOff('200001')
    await user.click(register())
    expect(await done()).toHaveTextContent('1品は、お気に入りから外れた')
    expect(writes).toEqual(['create 夕食 200001,200002'])
  })

  it('says what was chosen and is no favourite any more, and sends the rest', async () => {
    const { takeOff, writes } = answerFavourites(someFavourites(3))
    const { user } = open()
    await typeName(user, '夕食')
    await user.click(await product('商品1'))
    await user.click(await product('商品2'))
    takeOff('200001')
    act(() => publishFromOtherTab('favourite-list/changed', { list: favouriteListId('list-9') }))
    expect(await screen.findByText(/選んだ商品のうち1品は/)).toBeInTheDocument()
    expect(bar()).toHaveTextContent('1品を選択中')
    await user.click(register())
    await done()
    expect(writes).toEqual(['create 夕食 200002'])
  })
})

describe('its name', () => {
  it.each([
    { id: 'FAV-022', typed: ' ', error: undefined },
    { id: 'FAV-024', typed: '朝ごはん　', error: duplicate },
  ])('[$id] "$typed" cannot be sent', async ({ typed, error }) => {
    answerFavourites(someFavourites(1), [breakfast])
    const { user } = open()
    expect(await field()).not.toHaveAttribute('maxlength')
    await typeName(user, typed)
    expect(register()).toBeDisabled()
    if (error === undefined) expect(await field()).toBeValid()
    else {
      expect(await field()).toBeInvalid()
      expect(await field()).toHaveAccessibleDescription(`${error} 10文字まで`)
    }
  })

  it('[FAV-025] of ten emoji can be sent', async () => {
    const { writes } = answerFavourites()
    const { user } = open()
    await typeName(user, '👨‍👩‍👧'.repeat(10))
    expect(await field()).toBeValid()
    await typeName(user, '鍋')
    expect(await field()).toHaveAccessibleDescription(`${tooLong} 10文字まで`)
    await user.keyboard('{Enter}')
    await done()
    expect(writes).toHaveLength(1)
  })

  it('[K-10] is not judged while letters are converted', async () => {
    answerFavourites([], [breakfast])
    open()
    const input = await field()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: 'あさごはんのこんだてひょう' } })
    expect(input).toBeValid()
    expect(register()).toBeEnabled()
    fireEvent.compositionEnd(input)
    // What is too much is refused; the rest can be sent. [FAV-021]
    expect(input).toBeInvalid()
    expect(input).toHaveValue('あさごはんのこんだて')
    expect(register()).toBeEnabled()
  })

  it.each([
    { code: 'CSP20004', status: 409, words: duplicate },
    { code: 'CSP20005', status: 400, words: 'リスト名は1文字以上10文字以内で入力してください。' },
  ])('that the service refuses by $code says so at the field, until it is another', async ({ code, status, words }) => {
    answerFavourites()
    server.use(answer(createFavouriteListCall, () => refused(status, code)))
    const { user } = open()
    await typeName(user, '夕食')
    await user.click(register())
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(`${words} 10文字まで`))
    expect(await field()).toHaveFocus()
    expect(register()).toBeDisabled()
    await typeName(user, '2')
    expect(await field()).toBeValid()
    expect(register()).toBeEnabled()
  })
})

describe('a list that could not be stored', () => {
  it('is sent again as the same request when its answer was lost, though a list of that name is there by now', async () => {
    const { intents, writes } = answerFavourites(someFavourites(1))
    const { user } = open()
    await typeName(user, '夕食')
    const answers = [connectionLost, connectionLost]
    server.use(
      answer(createFavouriteListCall, ({ headers }) => {
        intents.push(headers.get('idempotency-key'))
        if (answers.pop() !== undefined) return connectionLost()
        return { favorite_category_id: 'made', favorite_category_name: '夕食', image_url_list: [] }
      }),
      answer(favouriteListsCall, {
        favorite_product_category_list: [
          { favorite_category_id: 'made', favorite_category_name: '夕食', image_url_list: [] },
        ],
      }),
    )
    await user.click(register())
    expect(await screen.findByText(lostAnswer)).toBeInTheDocument()
    expect(await screen.findByText(/「夕食」というリストは/)).toBeInTheDocument()
    expect(await field()).toBeValid()
    await user.click(register())
    await done()
    expect(new Set(intents).size).toBe(1)
    expect(writes).toEqual([])
  })

  it('is found again under its name after a reload, with the way to it', async () => {
    answerFavourites(someFavourites(1))
    const first = open()
    await typeName(first.user, '夕食')
    server.use(answer(createFavouriteListCall, connectionLost))
    await first.user.click(register())
    await screen.findByText(lostAnswer)
    first.unmount()
    answerFavourites(someFavourites(1), [{ id: 'made', name: '夕食' }])
    const { user, platform } = open({ platform: first.platform })
    expect(await field()).toHaveValue('夕食')
    await user.click(await screen.findByRole('button', { name: '作成されたリストを見る' }))
    expect(platform.navigation.path()).toBe('/favorite/category/detail/made')
    expect(platform.storage.session.read('list-drafts')).toBeUndefined()
  })

  it('keeps all of it, with the default words', async () => {
    answerFavourites(someFavourites(2))
    server.use(answer(createFavouriteListCall, () => refused(400, 'CSP99999')))
    const { user } = open()
    await typeName(user, '夕食')
    await user.click(await product('商品2'))
    await user.click(register())
    await waitFor(() => expect(screen.getByRole('alert', { name: 'エラー' })).toHaveTextContent('CSP99999'))
    expect(await field()).toHaveValue('夕食')
    expect(await product('商品2')).toBeChecked()
    expect(register()).toBeEnabled()
  })

  it('is sent once by two presses', async () => {
    const { writes } = answerFavourites()
    const { until, release } = createGate()
    let asked = 0
    server.use(
      answer(createFavouriteListCall, async () => {
        asked += 1
        await until
        return { favorite_category_id: 'made', favorite_category_name: '夕食', image_url_list: [] }
      }),
    )
    const { user } = open()
    await typeName(user, '夕食')
    await user.keyboard('{Enter}{Enter}')
    await user.click(screen.getByRole('button', { name: '登録中' }))
    release()
    await done()
    expect([asked, writes]).toEqual([1, []])
  })
})

it('a hundred lists are told before anything is typed', async () => {
  answerFavourites(someFavourites(1), someLists(100))
  const { user } = open()
  expect(await screen.findByText('お気に入りリストは100個まで作成できます')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'すべてのお気に入りリスト' })).toHaveAttribute('href', '/favorite/category')
  await typeName(user, '夕食')
  expect(register()).toBeDisabled()
})

describe('what was typed and chosen', () => {
  it('is there after a look at another page, and holds the release', async () => {
    answerFavourites(someFavourites(2))
    const { user, platform } = open()
    await typeName(user, '夕食')
    await user.click(await product('商品2'))
    expect(platform.holds()).toBe(1)
    act(() => platform.navigation.navigate('/category'))
    expect(platform.holds()).toBe(0)
    act(() => platform.navigation.go(-1))
    expect(await field()).toHaveValue('夕食')
    expect(await product('商品2')).toBeChecked()
  })

  it('is dropped by やめる, which asks first', async () => {
    answerFavourites(someFavourites(2))
    const { user, platform } = open()
    await typeName(user, '夕食')
    await user.click(screen.getByRole('button', { name: 'やめる' }))
    const question = await screen.findByRole('dialog', { name: '変更を取り消しますか？' })
    await user.click(within(question).getByRole('button', { name: /^いいえ/ }))
    expect(await field()).toHaveValue('夕食')
    await user.click(screen.getByRole('button', { name: 'やめる' }))
    await user.click(await screen.findByRole('button', { name: /^はい/ }))
    await waitFor(() => expect(platform.navigation.path()).toBe('/favorite'))
    expect(platform.storage.session.read('list-drafts')).toBeUndefined()
  })

  it('is nothing: やめる asks nothing', async () => {
    answerFavourites(someFavourites(2))
    const { user, platform } = open()
    await field()
    await user.click(screen.getByRole('button', { name: 'やめる' }))
    await waitFor(() => expect(platform.navigation.path()).toBe('/favorite'))
  })
})

describe('favourites to choose from', () => {
  it('can be searched by name when they are many, and what was chosen stays chosen', async () => {
    const { writes } = answerFavourites(someFavourites(13))
    const { user } = open()
    await typeName(user, '夕食')
    await user.click(await product('商品2'))
    await user.click(screen.getByLabelText('商品名でさがす'))
    await user.paste('１３')
    await waitFor(() => expect(boxes()).toHaveLength(1))
    await user.click(await product('商品13'))
    await user.type(screen.getByLabelText('商品名でさがす'), '9{Enter}')
    await user.click(await screen.findByRole('button', { name: 'すべてのお気に入りを表示する' }))
    await waitFor(() => expect(boxes()).toHaveLength(13))
    expect(writes).toEqual([])
    await user.click(register())
    await done()
    expect(writes).toEqual(['create 夕食 200002,200013'])
  })

  it('are not there: the name can be typed, and the list can be made', async () => {
    const { writes } = answerFavourites(someFavourites(1))
    server.use(answer(favouritesCall, () => refused(500)))
    const { user } = open()
    await typeName(user, '夕食')
    const failed = await screen.findByRole('region', { name: 'お気に入りを表示できませんでした' })
    await user.click(register())
    await done()
    expect(writes).toEqual(['create 夕食 '])
    answerFavourites(someFavourites(1))
    await user.click(within(failed).getByRole('button', { name: '再読み込み', hidden: true }))
    expect(await screen.findByRole('checkbox', { name: '商品1', hidden: true })).toBeInTheDocument()
  })
})

describe('the member’s lists', () => {
  it('are waited for', () => {
    answerFavourites()
    server.use(answer(favouriteListsCall, () => new Promise<Response>(() => undefined)))
    open()
    expect(screen.getByText('商品を読み込み中です')).toBeInTheDocument()
  })

  it('are asked for again when they could not be read', async () => {
    answerFavourites()
    server.use(answer(favouriteListsCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'お気に入りリストを表示できませんでした' })
    answerFavourites()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await field()).toBeInTheDocument()
  })
})

it('[FAV-046] a visitor sees the sample, and no call is sent', async () => {
  open({ as: 'visitor' })
  expect(await screen.findByRole('img', { name: 'お気に入り画面の見本' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
