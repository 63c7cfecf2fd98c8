import { describe, expect, it } from '@jest/globals'
import { getProductDetail } from '@shop/shared/api/product-detail'
import { productCall } from '@shop/shared/contract'
import { answer, aProduct, fakePlatform, productWire, server } from '@shop/shared/testing'
import { render, screen } from '@testing-library/react'
import { Allergens } from './allergens.tsx'

/** 特定原材料 and what is to be declared like them. */
const substances = [
  ...['えび', 'かに', 'くるみ', '小麦', 'そば', '卵', '乳', '落花生'],
  ...['アーモンド', 'あわび', 'いか', 'いくら', 'オレンジ', 'カシューナッツ', 'キウイフルーツ', '牛肉', 'ごま'],
  ...['さけ', 'さば', '大豆', '鶏肉', 'バナナ', '豚肉', 'マカダミアナッツ', 'もも', 'やまいも', 'りんご', 'ゼラチン'],
]
const confirmed = ['1', '2']
const unconfirmed = ['', '0', '9', 'x', '１']

/** Any way to say that something is not in it. */
const freeOf =
  /不使用|使用していません|使用しておりません|含みません|含まれていません|含んでいません|除去|フリー|ゼロ|なし|無添加/

const product = aProduct()

/** The whole way from the wire to the page. */
async function shown(list: { name: string; flag_code: string }[]): Promise<string> {
  server.use(answer(productCall, { ...productWire(product), allergy_list: list }))
  const { api } = fakePlatform()
  const { week, orderNumber } = product
  const detail = await getProductDetail(api, { week, orderNumber, assortment: {}, inputStatus: 62 })
  const { container } = render(<Allergens allergens={detail.allergens} />)
  return container.textContent ?? ''
}

it('are 28 substances', () => {
  expect(new Set(substances).size).toBe(28)
})

describe.each(substances)('[CAT-055] %s', (name) => {
  it.each([...confirmed, ...unconfirmed])('with code %j never reads as free of it', async (flag_code) => {
    const text = await shown([{ name, flag_code }])
    expect(text).toContain(name)
    expect(text).not.toMatch(freeOf)
    if (unconfirmed.includes(flag_code))
      expect(text).toContain(`${name}含む可能性があります。商品の表示をご確認ください`)
    else expect(text).not.toContain('含む可能性があります')
  })

  it('without a row is not spoken of, beside another that is', async () => {
    const other = substances.find((one) => one !== name && !one.includes(name) && !name.includes(one)) as string
    const text = await shown([{ name: other, flag_code: '1' }])
    expect(text.replaceAll(other, '')).not.toContain(`${name}は`)
    expect(text).not.toMatch(freeOf)
    expect(text).toContain('ここにない品目も、お召し上がりの前に商品の表示をご確認ください。')
  })
})

it('[CAT-055] no row at all says nothing', async () => {
  expect(await shown([])).toBe('')
})

it('[CAT-055] each of the three kinds is said in words, by category', async () => {
  render(
    <Allergens
      allergens={[
        { name: '乳', category: '特定原材料', kind: 'contains' },
        { name: '大豆', category: '特定原材料に準ずるもの', kind: 'contains' },
        { name: '卵', kind: 'unknown' },
        { name: 'そば', kind: 'sameFactory' },
      ]}
    />,
  )
  const items = (name: RegExp) => [...screen.getByRole('list', { name }).children].map((item) => item.textContent)
  expect(items(/特定原材料$/)).toEqual(['乳'])
  expect(items(/準ずるもの$/)).toEqual(['大豆'])
  expect(items(/含む可能性/)).toEqual(['卵含む可能性があります。商品の表示をご確認ください'])
  expect(items(/同じ工場/)).toEqual(['そば同じ工場で、これを含む製品をつくっています。商品の表示をご確認ください'])
})
