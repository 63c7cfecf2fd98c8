import { describe, expect, it } from '@jest/globals'
import { memberPointCall, pointBalanceCall, reserveSetCall } from '@shop/shared/contract'
import { pointsQuery } from '@shop/shared/points'
import { Route, Routes } from '@shop/shared/router'
import { mobilePath } from '@shop/shared/routes'
import { aMember, answer, createGate, refused, renderScreen, type ScreenOptions, server } from '@shop/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { PointUsePage } from './point-use-page.tsx'
import { aPointBook, refusal } from './testing/use-services.ts'

const { path } = routes.usePoints

const open = (options: ScreenOptions = {}) =>
  renderScreen(
    <Routes>
      <Route path={path} element={<PointUsePage />} />
      <Route path={mobilePath(path)} element={<PointUsePage />} />
    </Routes>,
    { path, ...options },
  )

const choice = () => screen.findByRole('combobox', { name: /^使うポイント/ })
const button = () => screen.getByRole('button', { name: /^ポイントを使う|受付中/ })
const balance = () => screen.getByRole('region', { name: '使えるポイント' })
type User = ReturnType<typeof open>['user']
async function use(user: User, points: string): Promise<void> {
  await user.selectOptions(await choice(), points)
  await user.click(button())
  await user.click(await screen.findByRole('button', { name: 'はい、利用する' }))
}

describe('the points that are used', () => {
  it('[ACC-024] [BIZ-007] are chosen in steps of 500 up to those that can be spent', async () => {
    aPointBook()
    const { user } = open()
    const steps = within(await choice()).getAllByRole('option')
    expect(steps.map((step) => step.textContent)).toEqual(['500ポイント', '1,000ポイント', '1,500ポイント'])
    await user.selectOptions(await choice(), '1,500ポイント')
    expect(screen.getByText('利用後の使えるポイント').nextElementSibling).toHaveTextContent('342')
  })

  it.each([
    { address: path, entry: 'web', app: false },
    { address: mobilePath(path), entry: 'app', app: true },
  ] as const)(
    '[ACC-025] [ACC-081] are asked about at $address, used and read again everywhere',
    async ({ address, entry, app }) => {
      const book = aPointBook()
      const { user, platform } = open({ path: address, entry })
      await user.selectOptions(await choice(), '1,000ポイント')
      await user.click(button())
      const dialog = await screen.findByRole('dialog', { name: '1,000ポイントを利用しますか？' })
      expect(dialog).toHaveTextContent(
        '12月1日(火)お届け分のお支払いに使います。利用後の使えるポイントは842ポイントです。',
      )
      await user.click(within(dialog).getByRole('button', { name: 'はい、利用する' }))
      expect(await screen.findByText('ポイント利用を受け付けました')).toBeInTheDocument()
      expect(book.uses).toEqual([{ point: 1000, intent: 'id-1', app }])
      await waitFor(() => expect(balance()).toHaveTextContent('842ポイント'))
      expect(screen.getByText('宅配でのご利用に予約済み：1,000ポイント')).toBeInTheDocument()
      // The drawer reads the same value.
      const { queryKey } = pointsQuery(platform, aMember().code)
      expect(platform.queryClient.getQueryData(queryKey)).toMatchObject({ available: 842 })
    },
  )

  it('stay where they are with いいえ', async () => {
    const book = aPointBook()
    const { user } = open()
    await choice()
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'いいえ、利用しない' }))
    expect(book.uses).toEqual([])
    expect(button()).toBeEnabled()
  })

  it('[ACC-025] are used once, however often it is pressed', async () => {
    const book = aPointBook()
    const { until, release } = createGate()
    book.next({ is: 'held', until })
    const { user, platform } = open()
    await use(user, '500ポイント')
    expect(await screen.findByRole('button', { name: /受付中/ })).toHaveAttribute('aria-busy', 'true')
    expect(platform.holds()).toBe(1)
    await user.dblClick(button())
    release()
    await screen.findByText('ポイント利用を受け付けました')
    expect([book.uses.length, platform.holds()]).toEqual([1, 0])
  })

  it('are used by the keyboard alone', async () => {
    const book = aPointBook()
    const { user } = open()
    ;(await choice()).focus()
    await user.tab()
    expect(button()).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await user.keyboard('{Enter}')
    const said = await screen.findByText('ポイント利用を受け付けました')
    expect(said.closest('[role=status]')).toHaveFocus()
    expect(book.uses).toHaveLength(1)
  })
})

describe('points that cannot be used', () => {
  it('[ACC-025] are below 500, which is said in words', async () => {
    aPointBook({ available: 341 })
    open()
    expect(await screen.findByText('500ポイントからご利用いただけます（あと159ポイント）。')).toBeInTheDocument()
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription(/あと159ポイント/)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('[ACC-031] are those of a suspended card', async () => {
    aPointBook({ cardSuspensionType: '1' })
    open()
    expect(await screen.findByText('カードが利用停止中です。ポイントはご利用いただけません。')).toBeInTheDocument()
    expect(button()).toBeDisabled()
  })

  it('are those that the service takes none of', async () => {
    aPointBook({ max: 0 })
    open()
    expect(await screen.findByText('ただいまポイントのご利用を受け付けていません。')).toBeInTheDocument()
    expect(button()).toBeDisabled()
  })
})

describe('a use that does not come through', () => {
  it('[ACC-026] [ACC-027] was for points that another device has used: the new ones are shown, and what is left is chosen', async () => {
    const book = aPointBook()
    const { user } = open()
    await user.selectOptions(await choice(), '1,500ポイント')
    book.useElsewhere(1000)
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'はい、利用する' }))
    expect(await screen.findByText('使えるポイントが変わっています')).toBeInTheDocument()
    await waitFor(() => expect(balance()).toHaveTextContent('842ポイント'))
    expect(await choice()).toHaveValue('500')
  })

  it('[K-151] beside others that another device has set aside uses nothing, and says how many there are', async () => {
    const book = aPointBook()
    const { user } = open()
    await user.selectOptions(await choice(), '500ポイント')
    book.useElsewhere(500)
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'はい、利用する' }))
    expect(await screen.findByText('別の端末で変更されています（いま500ポイント）')).toBeInTheDocument()
    await waitFor(() => expect(balance()).toHaveTextContent('1,342ポイント'))
  })

  it.each([
    { says: 'a suspended card', reply: refusal('PT002', 'x'), words: 'カードが利用停止中です' },
    {
      says: 'another refusal',
      reply: refusal('PT005', '受け付けている週はありません。'),
      words: /受け付けている週はありません。/,
    },
    { says: 'maintenance', reply: refused(503), words: /ただいまメンテナンス中です。ポイントは使われていません。/ },
  ])('[ACC-027] [ACC-028] for $says says so, and what was chosen stays', async ({ reply, words }) => {
    const book = aPointBook()
    book.next({ is: 'answered', reply })
    const { user } = open()
    await use(user, '1,000ポイント')
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(await choice()).toHaveValue('1000')
    expect(button()).toBeEnabled()
  })

  it('[ORD-133] whose answer was lost is looked up, and is told when it has come through', async () => {
    const book = aPointBook()
    book.next({ is: 'lost', stored: true })
    const { user } = open()
    await use(user, '500ポイント')
    expect(await screen.findByText('ポイント利用を受け付けました')).toBeInTheDocument()
    expect(book.uses).toHaveLength(1)
  })

  it('[API-082] that was never heard is sent again by the same name', async () => {
    const book = aPointBook()
    book.next({ is: 'lost', stored: false })
    const { user } = open()
    await use(user, '500ポイント')
    expect(await screen.findByText(/ポイントは使われていません。もう一度お試しください。/)).toBeInTheDocument()
    await use(user, '500ポイント')
    expect(await screen.findByText('ポイント利用を受け付けました')).toBeInTheDocument()
    expect(book.uses.map(({ intent }) => intent)).toEqual(['id-1', 'id-1'])
  })

  it('[ORD-133] that nobody knows of has to be asked for before anything else', async () => {
    const book = aPointBook()
    book.next({ is: 'lost', stored: true })
    const { user } = open()
    await user.selectOptions(await choice(), '500ポイント')
    book.breakSets(true)
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'はい、利用する' }))
    expect(await screen.findByText('受け付けを確認中です')).toBeInTheDocument()
    expect(button()).toBeDisabled()
    book.breakSets(false)
    await user.click(screen.getByRole('button', { name: '受付状況を確認する' }))
    expect(await screen.findByText('ポイント利用を受け付けました')).toBeInTheDocument()
    await waitFor(() => expect(balance()).toHaveTextContent('1,342ポイント'))
    expect([book.uses.length, screen.queryByText('受け付けを確認中です')]).toEqual([1, null])
  })

  it('[ORD-133] with another device beside it shows what is set aside', async () => {
    const book = aPointBook()
    book.next({ is: 'lost', stored: true })
    const { user } = open()
    await user.selectOptions(await choice(), '500ポイント')
    book.useElsewhere(1000)
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'はい、利用する' }))
    await user.click(await screen.findByRole('button', { name: '受付状況を確認する' }))
    expect(await screen.findByText(/予約済みのポイントは1,000ポイントです/)).toBeInTheDocument()
    expect(book.uses).toHaveLength(1)
  })
})

describe('[K-157] points that are set aside', () => {
  const reserved = () => screen.findByRole('combobox', { name: '変更後のポイント' })
  const options = async () => within(await reserved()).getAllByRole('option')
  const answer = async (user: User, yes: string) =>
    user.click(await screen.findByRole('button', { name: `はい、${yes}` }))

  it('are given back until the close, and can be spent again', async () => {
    const book = aPointBook({ available: 842, reserved: 1000 })
    const { user } = open()
    const texts = (await options()).map((option) => option.textContent)
    expect(texts).toEqual(['0ポイント（利用を取り消す）', '500ポイント', '1,500ポイント'])
    await user.click(screen.getByRole('button', { name: 'ポイント利用を取り消す' }))
    expect(await screen.findByRole('dialog', { name: 'ポイント利用を取り消しますか？' })).toHaveTextContent(
      '予約済みの1,000ポイントをお返しします。',
    )
    await answer(user, '取り消す')
    expect(await screen.findByText('ポイント利用を取り消しました')).toBeInTheDocument()
    expect(book.uses).toEqual([{ point: 0, replaced_point: 1000, intent: 'id-1', app: false }])
    await waitFor(() => expect(balance()).toHaveTextContent('1,842ポイント'))
    expect(screen.queryByRole('region', { name: '予約済みのポイント' })).toBeNull()
  })

  it('become another number, by one request', async () => {
    const book = aPointBook({ available: 842, reserved: 1000 })
    const { user } = open()
    await user.selectOptions(await reserved(), '1,500ポイント')
    await user.click(screen.getByRole('button', { name: 'ポイント利用を変更する' }))
    await answer(user, '変更する')
    expect(await screen.findByText('ポイント利用を変更しました')).toBeInTheDocument()
    await waitFor(() => expect(balance()).toHaveTextContent('342ポイント'))
    expect(book.uses).toEqual([{ point: 1500, replaced_point: 1000, intent: 'id-1', app: false }])
  })

  it('stay as another device has left them, which is shown', async () => {
    const book = aPointBook({ available: 842, reserved: 1000 })
    const { user } = open()
    await reserved()
    book.useElsewhere(500)
    await user.click(screen.getByRole('button', { name: 'ポイント利用を取り消す' }))
    await answer(user, '取り消す')
    expect(await screen.findByText('別の端末で変更されています（いま1500ポイント）')).toBeInTheDocument()
    expect(await screen.findByText('宅配でのご利用に予約済み：1,500ポイント')).toBeInTheDocument()
  })

  it('are changed by the desk where the service changes none', async () => {
    aPointBook({ available: 842, reserved: 1000, canChange: false })
    open()
    expect(await screen.findByText('変更と取消しは、お問い合わせ窓口で承ります。')).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: '変更後のポイント' })).toBeNull()
  })
})

it('[ORD-133] [K-120] a use that nobody knows of is asked for by itself when the line is back', async () => {
  const book = aPointBook()
  book.next({ is: 'lost', stored: true })
  const { user, platform } = open()
  await user.selectOptions(await choice(), '500ポイント')
  book.breakSets(true)
  await user.click(button())
  await user.click(await screen.findByRole('button', { name: 'はい、利用する' }))
  expect(await screen.findByText('受け付けを確認中です')).toBeInTheDocument()
  book.breakSets(false)
  act(() => platform.network.setOnline(true))
  expect(await screen.findByText('ポイント利用を受け付けました')).toBeInTheDocument()
  await waitFor(() => expect(balance()).toHaveTextContent('1,342ポイント'))
  expect(book.uses).toHaveLength(1)
})

describe('where the numbers come from', () => {
  it('[K-29] shows the member service’s number, and takes the steps of the service that takes the points', async () => {
    aPointBook({ available: 1842, max: 1000 })
    server.use(answer(pointBalanceCall, { available_point_amount: 77 }))
    open()
    expect(within(await choice()).getAllByRole('option')).toHaveLength(2)
    expect(balance()).toHaveTextContent('1,842ポイント')
    expect(screen.queryByText(/\b77\b/)).toBeNull()
  })

  it('[ACC-029] the steps alone cannot be had, and are asked for again', async () => {
    aPointBook()
    server.use(answer(reserveSetCall, () => refused(503)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: 'ただいまメンテナンス中です' })
    expect(balance()).toHaveTextContent('1,842ポイント')
    aPointBook()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await choice()).toBeInTheDocument()
  })

  it('[ACC-028] [ACC-029] the points alone cannot be had, and nothing is offered', async () => {
    aPointBook()
    server.use(answer(memberPointCall, () => refused(500)))
    const { user } = open()
    const failed = await screen.findByRole('region', { name: '情報を取得できませんでした。' })
    expect(await screen.findByText('ポイントを表示できしだい、お選びいただけます。')).toBeInTheDocument()
    aPointBook()
    await user.click(within(failed).getByRole('button', { name: '再読み込み' }))
    expect(await choice()).toBeInTheDocument()
  })

  it('says that it waits', () => {
    aPointBook()
    open()
    expect(screen.getByText('ご利用いただけるポイントを読み込み中です')).toBeInTheDocument()
  })
})
