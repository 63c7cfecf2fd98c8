import { describe, expect, it } from '@jest/globals'
import { sumYen, type Yen, yen } from '@shop/shared/domain'
import { finalSums, type Slip, type SlipItem } from '@shop/shared/domain/purchases'
import { csvName, purchasesCsv } from './purchases-csv.ts'

const anItem = (over: Partial<SlipItem> = {}): SlipItem => ({
  name: '牛乳',
  price: { withTax: yen(514), withoutTax: yen(476) },
  isCorrection: false,
  taxRate: 8,
  ...over,
})

const sums = (total: number) => ({
  base10: yen(0),
  baseReduced8: yen(476),
  nonTaxable: yen(0),
  delivery: yen(476),
  tax10: yen(0),
  taxReduced8: yen(38),
  total: yen(total),
})

const aSlip = (items: readonly SlipItem[], over: Partial<Slip> = {}): Slip => ({
  day: new Date('2026-11-17T00:00:00+09:00'),
  place: 'delivery',
  sums: sums(514),
  items,
  isOfMonthBefore: false,
  hasPaymentDetail: false,
  hasNextWeekProducts: false,
  hasBulletinBoard: false,
  ...over,
})

/** Reads CSV as RFC 4180 says, and nothing else. */
function read(csv: string): string[][] {
  const records: string[][] = []
  let at = 0
  while (at < csv.length) {
    const record: string[] = []
    for (;;) {
      const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(csv.slice(at))
      if (cell === null) throw new Error(`no CSV at ${csv.slice(at, at + 20)}`)
      at += cell[0].length
      record.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '')
      if (cell[3] === '\r\n') break
    }
    records.push(record)
  }
  return records
}

/** A month whose total is what its lines add up to, unless it says otherwise. */
const aMonth = (slips: readonly Slip[], total?: number) => ({
  slips,
  totals: sums(total ?? sumYen(slips.flatMap(amountsOf))),
})
const amountsOf = (slip: Slip): Yen[] => [
  ...slip.items.map(({ price, discounted }) => (discounted ?? price).withTax),
  finalSums(slip).watchingService ?? yen(0),
]

/** Records by the names of the columns. */
const rowsOf = (slips: readonly Slip[], total?: number) => rowsOfMonths([aMonth(slips, total)])
function rowsOfMonths(months: Parameters<typeof purchasesCsv>[0]): Record<string, string>[] {
  const [names = [], ...records] = read(purchasesCsv(months).slice(1))
  return records.map((record) => Object.fromEntries(names.map((name, at) => [name, record[at] ?? ''])))
}

const nameOf = (name: string) => rowsOf([aSlip([anItem({ name })])])[0]?.['商品名']

describe('a month as CSV', () => {
  it('begins with the mark of UTF-8, has a head, and ends each line with CR and LF', () => {
    const csv = purchasesCsv([aMonth([aSlip([anItem({ quantity: 2 })])])])
    expect(csv).toBe(
      '\ufeff利用日,区分,事業所,取引,商品名,備考,JANコード,数量,単価（税込）,単価（税抜）,金額（税込）,金額（税抜）,割引前の金額（税込）,割引,税率（%）,訂正\r\n' +
        '2026-11-17,宅配,,,牛乳,,,2,,,514,476,,,8,\r\n',
    )
  })

  it('has all that a slip says of an item', () => {
    const item = anItem({
      remark: '1000ml',
      janCode: '4901234567894',
      quantity: 2,
      unitPriceWithTax: yen(257),
      unitPriceWithoutTax: yen(238),
      discounted: { withTax: yen(464), withoutTax: yen(430) },
      discountRemark: '割引',
      discountDetail: '2点で50円引',
    })
    const slip = aSlip([item], { place: 'shop', officeName: '札幌西店', transactionName: 'お買い物' })
    expect(rowsOf([slip])[0]).toEqual({
      利用日: '2026-11-17',
      区分: '店舗',
      事業所: '札幌西店',
      取引: 'お買い物',
      商品名: '牛乳',
      備考: '1000ml',
      JANコード: '4901234567894',
      数量: '2',
      '単価（税込）': '257',
      '単価（税抜）': '238',
      '金額（税込）': '464',
      '金額（税抜）': '430',
      '割引前の金額（税込）': '514',
      割引: '割引 2点で50円引',
      '税率（%）': '8',
      訂正: '',
    })
  })

  it('[ACC-065] has corrections as numbers below zero', () => {
    const price = { withTax: yen(-1035), withoutTax: yen(-958) }
    expect(rowsOf([aSlip([anItem({ price, isCorrection: true })])])[0]).toMatchObject({
      '金額（税込）': '-1035',
      訂正: '訂正',
    })
  })

  it('[K-62] adds up to what the slips come to, with the watching service in a line of its own', () => {
    const slip = aSlip([anItem()], { corrected: { ...sums(844), watchingService: yen(330) } })
    const rows = rowsOf([slip, aSlip([anItem()])])
    expect(rows.map((row) => row['商品名'])).toEqual(['牛乳', '見守りサービス', '牛乳'])
    expect(rows.reduce((sum, row) => sum + Number(row['金額（税込）']), 0)).toBe(844 + 514)
  })

  it('[K-62] [K-88] adds up to the month where the tax of its lines, each rounded, does not', () => {
    const rows = rowsOf([aSlip([anItem()]), aSlip([anItem()])], 1029)
    expect(rows.at(-1)).toMatchObject({
      利用日: '2026-11-17',
      商品名: '消費税の調整（税率ごとの合計から計算）',
      '金額（税込）': '1',
      '金額（税抜）': '',
    })
    expect(rows.reduce((sum, row) => sum + Number(row['金額（税込）']), 0)).toBe(1029)
  })

  it('[BIZ-017] [K-142] has a rate that is new as it is, and none where nobody told it', () => {
    const { taxRate: _, ...untold } = anItem()
    const free = anItem({ taxRate: 0, price: { withTax: yen(0), withoutTax: yen(0) } })
    const rows = rowsOf([aSlip([anItem({ taxRate: 12 }), free, untold])])
    expect(rows.map((row) => row['税率（%）'])).toEqual(['12', '0', ''])
    expect(rows[1]).toMatchObject({ '金額（税込）': '0' })
  })

  it('[K-144] of several months has them one after the other, each with what it adds up to', () => {
    const rows = rowsOfMonths([aMonth([aSlip([anItem()])], 515), aMonth([]), aMonth([aSlip([anItem({ name: '卵' })])])])
    expect(rows.map((row) => row['商品名'])).toEqual(['牛乳', '消費税の調整（税率ごとの合計から計算）', '卵'])
  })

  it.each([
    { name: '牛乳, 大', says: 'a comma' },
    { name: '12" ピザ', says: 'a quotation mark' },
    { name: '一行目\r\n二行目', says: 'a new line' },
    { name: '"', says: 'nothing but a quotation mark' },
    { name: '髙﨑の🥛', says: 'letters beyond the usual' },
  ])('keeps $says', ({ name }) => {
    expect(nameOf(name)).toBe(name)
  })

  it.each([
    '=HYPERLINK("http://x/","y")',
    '+1+2',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n牛乳',
    ' =1',
    '\u3000=1',
    '\u200b=1',
    '\ufeff=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '−1',
    '=cmd|"/c calc"!A1',
  ])('never lets a spreadsheet run %j', (name) => {
    expect(nameOf(name)).toBe(`'${name}`)
  })

  it('neutralises every text of a slip', () => {
    const item = anItem({ remark: '=1', janCode: '=2', discountRemark: '=3', discountDetail: '=4' })
    const [row] = rowsOf([aSlip([item], { officeName: '=5', transactionName: '=6' })])
    expect(Object.values(row ?? {}).filter((cell) => cell.startsWith('='))).toEqual([])
  })

  it('has five slips of 120 lines', () => {
    const slip = aSlip(Array.from({ length: 120 }, () => anItem({ unitPriceWithTax: 257 as Yen })))
    expect(rowsOf(Array.from({ length: 5 }, () => slip))).toHaveLength(600)
  })
})

it('is named by its month, or by its first and last', () => {
  expect(csvName({ year: 2025, month: 12 }, { year: 2026, month: 11 })).toBe('購入履歴_2025-12_2026-11.csv')
  expect(csvName({ year: 2026, month: 3 })).toBe('購入履歴_2026-03.csv')
})
