import { describe, expect, it } from '@jest/globals'
import { productCall } from '@shop/shared/contract'
import { answer, aPlanningWeek, aProduct, productWire, server, theNextWeek } from '@shop/shared/testing'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  decide,
  egg,
  enter,
  field,
  line,
  lineNames,
  milk,
  openEntry,
  orderAll,
  statuses,
} from './testing/number-entry.tsx'

describe('the field', () => {
  it('[ORD-036] takes nothing while it is empty', async () => {
    const { user, service } = openEntry()
    expect(decide()).toBeDisabled()
    await user.type(field(), '   {Enter}')
    expect(decide()).toBeDisabled()
    expect(service.asked).toEqual([])
  })

  it('[ORD-034] [ORD-036] puts a number onto the list by Enter and goes on', async () => {
    const { user } = openEntry()
    await enter(user, '104001')
    const added = await line('十勝しぼりたて牛乳')
    expect(added.getByText('番号 104001')).toBeVisible()
    expect(added.getByRole('group', { name: 'みのりの約束 十勝しぼりたて牛乳の注文数' })).toHaveTextContent('1')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    await waitFor(() => expect(statuses()).toContain('みのりの約束 十勝しぼりたて牛乳をリストに追加しました'))
  })

  it('[ORD-036] does the same by its button', async () => {
    const { user } = openEntry()
    await user.type(field(), '104033')
    await user.click(decide())
    await line('平飼いたまご')
    await waitFor(() => expect(field()).toHaveFocus())
  })

  it.each([
    { says: 'tells so', init: { isComposing: true, keyCode: 13 } },
    { says: 'tells only by the key', init: { isComposing: false, keyCode: 229 } },
  ])('[ORD-036] leaves the Enter of a conversion alone where the browser $says', async ({ init }) => {
    const { service } = openEntry()
    fireEvent.change(field(), { target: { value: '104001' } })
    const event = createEvent.keyDown(field(), { key: 'Enter', ...init })
    fireEvent(field(), event)
    // Nor is it a line break.
    expect(event.defaultPrevented).toBe(true)
    expect(service.asked).toEqual([])
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })
    await line('十勝しぼりたて牛乳')
  })

  it('[ORD-037] makes full-width digits half-width when the conversion ends', async () => {
    const { user } = openEntry()
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: '１０４００１' }, isComposing: true })
    fireEvent.compositionEnd(field())
    expect(field()).toHaveValue('104001')
    await user.click(decide())
    await line('十勝しぼりたて牛乳')
  })

  it.each([
    { id: 'ORD-035', text: '0', says: '注文番号は1〜999999の数字で入力してください' },
    { id: 'ORD-035', text: '1000000', says: '注文番号は1〜999999の数字で入力してください' },
    { id: 'ORD-038', text: '99295', says: '商品が見つかりませんでした 注文番号をご確認ください' },
    { id: 'ORD-038', text: '99287', says: '商品が見つかりませんでした 注文番号をご確認ください' },
    { id: 'ORD-039', text: '123456', says: '商品が見つかりませんでした 注文番号をご確認ください' },
    { id: 'ORD-041', text: '84600', says: '注文番号検索からはご注文できません Web限定企画画面からご注文ください' },
  ])('[$id] keeps $text and says why: $says', async ({ text, says }) => {
    const { user } = openEntry()
    await enter(user, text)
    await waitFor(() => expect(statuses()).toContain(says))
    expect(field()).toHaveValue(text)
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(says.split(' ')[0] ?? ''))
    expect(lineNames()).toEqual([])
  })

  it('[ORD-038] asks nobody about reserved numbers', async () => {
    const { user, service } = openEntry({ products: [aProduct({ orderNumber: '99295' })] })
    await enter(user, '99295')
    await waitFor(() => expect(statuses()).toContain('商品が見つかりませんでした'))
    expect(service.asked).toEqual([])
  })

  it('[ORD-039] says the same of a look-up that failed, and adds the number when it works again', async () => {
    const { user, service } = openEntry()
    service.break(true)
    await enter(user, '104001')
    await waitFor(() => expect(statuses()).toContain('商品が見つかりませんでした 注文番号をご確認ください'))
    expect(field()).toHaveValue('104001')
    service.break(false)
    await user.click(decide())
    await line('十勝しぼりたて牛乳')
    expect(field()).toHaveValue('')
  })

  it('[ORD-041] refuses a limited product by its flag and shows the way to its page', async () => {
    const { user } = openEntry({ products: [{ ...milk, isLimited: true }] })
    await enter(user, '104001')
    expect(await screen.findByRole('link', { name: 'Web限定企画画面へ' })).toHaveAttribute(
      'href',
      '/limited/product?tab=web',
    )
    expect(lineNames()).toEqual([])
  })

  it('[ORD-040] marks the line that is on the list already', async () => {
    const { user } = openEntry()
    await enter(user, '104001')
    await line('十勝しぼりたて牛乳')
    await enter(user, '104001')
    expect(await (await line('十勝しぼりたて牛乳')).findByText('すでにリストに追加されています')).toBeVisible()
    await waitFor(() => expect(statuses()).toContain('みのりの約束 十勝しぼりたて牛乳 すでにリストに追加されています'))
    expect(lineNames()).toHaveLength(1)
    expect(field()).toHaveValue('')
    await user.type(field(), '1')
    expect(screen.queryByText('すでにリストに追加されています')).toBeNull()
  })

  it.each([
    { says: 'its own after that of its subscription', entries: ['702141', '104001'], lookedUp: ['702141'] },
    { says: 'that of its subscription after its own', entries: ['104001', '702141'], lookedUp: ['104001', '702141'] },
    { says: 'both at once', entries: ['702141 104001'], lookedUp: ['702141', '104001'] },
  ])('[ORD-040] [ORD-043] takes a product once, by whichever of its numbers: $says', async ({ entries, lookedUp }) => {
    const { user, book } = openEntry()
    const asked: string[] = []
    server.use(
      answer(productCall, ({ query }) => {
        asked.push(query.orderNo)
        return productWire(milk)
      }),
    )
    for (const entry of entries) await enter(user, entry)
    expect(await (await line('十勝しぼりたて牛乳')).findByText('すでにリストに追加されています')).toBeVisible()
    expect(lineNames()).toHaveLength(1)
    expect(asked).toEqual(lookedUp)
    await user.click(await orderAll(1))
    await waitFor(() => expect(book.writes).toMatchObject([{ no: '104001', quantity: 1 }]))
    await waitFor(() => expect(lineNames()).toEqual([]))
  })

  it('[ORD-049] names a product of another week and does not add it', async () => {
    const next = { ...egg, week: theNextWeek().number }
    const { user } = openEntry({ products: [next], weeks: [aPlanningWeek(), theNextWeek()] })
    await enter(user, '104033')
    expect(await screen.findByText('今週はお取扱いありません')).toBeVisible()
    expect(screen.getByText('平飼いたまご')).toBeVisible()
    expect(lineNames()).toEqual([])
  })

  it('loses nothing of what is typed while a number is looked up', async () => {
    const { user, service } = openEntry()
    const releaseHold = service.hold()
    await enter(user, '123456')
    await user.type(field(), '104001')
    releaseHold()
    await waitFor(() => expect(field()).toHaveValue('123456\n104001'))
  })
})

describe('a paste', () => {
  it('[ORD-034] adds what is right, keeps what is not and says of each why', async () => {
    const { user } = openEntry()
    await user.click(field())
    await user.paste('１０４００１　２\r\n104033, 123456\nりんご\t0')
    await user.click(decide())
    await line('平飼いたまご')
    expect((await line('十勝しぼりたて牛乳')).getByRole('group')).toHaveTextContent('2')
    await waitFor(() => expect(field()).toHaveValue('りんご\n0\n123456'))
    expect(screen.getByText('3件の番号を追加できませんでした')).toBeVisible()
    expect(screen.getByText('りんご：注文番号は1〜999999の数字で入力してください')).toBeVisible()
    expect(screen.getByText('123456：商品が見つかりませんでした 注文番号をご確認ください')).toBeVisible()
    expect(statuses()).toContain('2商品をリストに追加しました 3件の番号を追加できませんでした')
  })

  it('[ORD-040] names a product that one entry has twice', async () => {
    const { user } = openEntry()
    await user.click(field())
    await user.paste('104001\n104001')
    await user.click(decide())
    await line('十勝しぼりたて牛乳')
    await waitFor(() => expect(statuses()).toContain('みのりの約束 十勝しぼりたて牛乳 すでにリストに追加されています'))
    expect(field()).toHaveValue('')
  })

  it('[ORD-040] keeps a duplicate whose quantity would be lost', async () => {
    const { user } = openEntry()
    await user.click(field())
    await user.paste('104001\n104001 5\n104033')
    await user.click(decide())
    await line('平飼いたまご')
    await waitFor(() => expect(field()).toHaveValue('104001 5'))
  })

  it('takes 999 lines, drawing a page of them, and refuses the thousandth', async () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => String(200_001 + index))
    const { user, service } = openEntry({
      products: numbers.map((no) => aProduct({ orderNumber: no, name: `品${no}` })),
    })
    await user.click(field())
    await user.paste(numbers.join('\n'))
    await user.click(decide())
    await screen.findByText('999商品をまとめて注文する')
    await waitFor(() => expect(lineNames()).toHaveLength(20))
    expect(service.asked).toHaveLength(999)
    expect(field()).toHaveValue('201000')
    expect(screen.getByText('リストに入れられるのは999商品までです')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '次の20商品を表示する（残り979商品）' }))
    expect(lineNames()).toHaveLength(40)
  })
})
