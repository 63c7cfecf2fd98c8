import { describe, expect, it } from '@jest/globals'
import { aProduct } from '@shop/shared/testing'
import { nameOfReturn, readScrollReturn, refusalOf, siteOfReturn } from './scroll-return.ts'

const read = (query: string) => readScrollReturn(new URLSearchParams(query))
const pairs = (count: number) =>
  Array.from({ length: count }, (_, index) => `orderNo=${112001 + index}&orderCount=1`).join('&')

describe('the address of a return', () => {
  it('[ORD-122] names numbers and counts, in pairs', () => {
    expect(read('orderNo=112001&orderCount=2&orderNo=112002&orderCount=99')).toEqual({
      lines: [
        { no: '112001', quantity: 2 },
        { no: '112002', quantity: 99 },
      ],
      site: undefined,
    })
  })

  it('[ORD-122] [BIZ-012] has up to ten lines', () => {
    expect(read(pairs(10))?.lines).toHaveLength(10)
    expect(read(pairs(11))).toBeUndefined()
  })

  it.each([
    { category: '1', site: 'fashion' },
    { category: '2', site: 'dailyGoods' },
  ])('[ORD-122] [BIZ-012] names the site by category $category', ({ category, site }) => {
    expect(read(`${pairs(1)}&category=${category}`)?.site).toBe(site)
  })

  it('lets a partner add what is none of our business', () => {
    expect(read(`sid=abc&${pairs(2)}&utm_source=scroll`)?.lines).toHaveLength(2)
  })

  it('[ORD-123] is the same return in whatever order its lines stand', () => {
    const one = read('orderNo=112001&orderCount=2&orderNo=112002&orderCount=1')
    const other = read('orderNo=112002&orderCount=1&orderNo=112001&orderCount=2&x=y')
    const more = read('orderNo=112002&orderCount=2&orderNo=112001&orderCount=2')
    if (!one || !other || !more) throw new Error('not read')
    expect(nameOfReturn(one)).toBe(nameOfReturn(other))
    expect(nameOfReturn(one)).not.toBe(nameOfReturn(more))
  })

  const good = 'orderNo=112001&orderCount=1'
  it.each([
    '',
    'orderNo=112001',
    'orderCount=1',
    'orderNo=&orderCount=1',
    'orderNo=112001&orderCount=',
    'orderNo=0&orderCount=1',
    'orderNo=000000&orderCount=1',
    'orderNo=1000000&orderCount=1',
    'orderNo=0112001&orderCount=1',
    'orderNo=-112001&orderCount=1',
    'orderNo=%2B112001&orderCount=1',
    'orderNo=112-001&orderCount=1',
    'orderNo=112001.0&orderCount=1',
    'orderNo=1e5&orderCount=1',
    'orderNo=0x1B581&orderCount=1',
    'orderNo=112,001&orderCount=1',
    'orderNo=112001,112002&orderCount=1,1',
    'orderNo=112001%20&orderCount=1',
    'orderNo=%20112001&orderCount=1',
    'orderNo=112001%0A&orderCount=1',
    'orderNo=112001%00&orderCount=1',
    'orderNo=１１２００１&orderCount=1',
    'orderNo=null&orderCount=1',
    'orderNo=undefined&orderCount=1',
    'orderNo=NaN&orderCount=1',
    'orderNo=%3Cscript%3E&orderCount=1',
    "orderNo=112001'%20or%201=1--&orderCount=1",
    'orderNo[]=112001&orderCount[]=1',
    'orderNo=[object%20Object]&orderCount=1',
    'orderNo=99287&orderCount=1',
    'orderNo=099295&orderCount=1',
    'orderNo=84612&orderCount=1',
    'orderNo=084600&orderCount=1',
    'orderNo=084799&orderCount=1',
    'orderNo=89801&orderCount=1&category=1',
    'orderNo=089989&orderCount=1',
    'orderNo=112001&orderCount=1&orderNo=84612&orderCount=1',
    'orderNo=112001&orderCount=0',
    'orderNo=112001&orderCount=-1',
    'orderNo=112001&orderCount=100',
    'orderNo=112001&orderCount=01',
    'orderNo=112001&orderCount=1.5',
    'orderNo=112001&orderCount=1e1',
    'orderNo=112001&orderCount=9999999999',
    'orderNo=112001&orderCount=１',
    'orderNo=112001&orderCount=+1',
    'orderNo=112001&orderCount=Infinity',
    'orderNo=112001&orderCount=true',
    'orderNo=112001&orderCount=1&orderNo=112002',
    'orderNo=112001&orderCount=1&orderCount=2',
    'orderNo=112001&orderCount=1&orderNo=112001&orderCount=1',
    'orderNo=112001&orderCount=1&orderNo=112002&orderCount=x',
    'orderNo=1&orderCount=1&orderNo=000001&orderCount=1',
    pairs(11),
    pairs(999),
    `${good}&category=`,
    `${good}&category=0`,
    `${good}&category=3`,
    `${good}&category=-1`,
    `${good}&category=12`,
    `${good}&category=fashion`,
    `${good}&category=__proto__`,
    `${good}&category=1&category=2`,
    'order_no=112001&order_count=1',
    'ORDERNO=112001&ORDERCOUNT=1',
    'orderno=112001&ordercount=1',
  ])('[ORD-126] counts for nothing: %s', (query) => {
    expect(read(query)).toBeUndefined()
  })
})

it.each([
  { id: 'ORD-122', says: 'an ordinary product', over: {}, refused: undefined },
  { id: 'ORD-126', says: 'a limited one', over: { isLimited: true }, refused: 'こちらの商品はご注文いただけません' },
  {
    id: 'ORD-126',
    says: 'one for points',
    over: { isPointExchange: true },
    refused: 'こちらの商品はご注文いただけません',
  },
  { id: 'ORD-126', says: 'one of the site', over: { scrollSite: 'fashion' as const }, refused: undefined },
  {
    id: 'ORD-126',
    says: 'one of the other site',
    over: { scrollSite: 'dailyGoods' as const },
    refused: 'この専門店サイトの商品ではないため、ご注文いただけません',
  },
  {
    id: 'ORD-126',
    says: 'one of no site',
    over: { scrollSite: 'none' as const },
    refused: 'この専門店サイトの商品ではないため、ご注文いただけません',
  },
  { id: 'ORD-124', says: 'one not on sale', over: { isOnSale: false }, refused: '今週はお取扱いありません' },
])('[$id] $says is refused: $refused', ({ over, refused }) => {
  expect(refusalOf(aProduct(over), 'fashion')).toBe(refused)
})

it.each([
  { says: 'the address or the visit names it', known: 'fashion', goods: ['dailyGoods'], site: 'fashion' },
  { says: 'the goods tell', known: undefined, goods: ['none', undefined, 'dailyGoods'], site: 'dailyGoods' },
  { says: 'nothing tells', known: undefined, goods: ['none', undefined], site: 'fashion' },
] as const)('[ORD-122] [ORD-127] is of site $site where $says', ({ known, goods, site }) => {
  const products = goods.map((scrollSite) => aProduct(scrollSite === undefined ? {} : { scrollSite }))
  expect(siteOfReturn(known, products)).toBe(site)
})
