import { describe, expect, it } from '@jest/globals'
import { ApiError } from '@shop/shared/api'
import { favouriteListId } from '@shop/shared/domain/favourites'
import {
  checkedResult,
  type SequentialSend as InTurnOf,
  orderQuestion,
  orderResult,
  productNamesText,
  reasonLines,
  splitLines,
  undoneResult,
} from '@shop/shared/product/bulk-order'
import { anOrder, anOrderLine } from '@shop/shared/testing'
import { someFavourites } from '../../testing/builders.ts'
import { idsOf, type Undo } from './bulk-outcome.ts'
import { writeRefusalText } from './bulk-words.ts'
import { createdResult, putInResult } from './fill-list.ts'
import { takenOffResult } from './take-off.ts'

const all = someFavourites(12)
const [a, b, c, d] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0]]
const list = { id: favouriteListId('list-1'), name: '朝ごはん' }
type InTurn = InTurnOf<(typeof all)[0]>
const nothingRun: InTurn = { stored: [], refused: [], unknown: [], unsent: [] }
const runOf = (over: Partial<InTurn>): InTurn => ({ ...nothingRun, ...over })
const failed = (code: ApiError['code'], facts: Partial<ApiError['facts']> = {}) =>
  new ApiError(code, { call: 'PUT /order', ...facts })
const noPlan = { send: [], ordered: [], left: [] }
const stored = (product: typeof a, quantity = 1) => ({ product, quantity })

describe('names', () => {
  it.each([
    { count: 1, text: '「商品1」' },
    { count: 3, text: '「商品1」「商品2」「商品3」' },
    { count: 5, text: '「商品1」「商品2」「商品3」ほか2品' },
  ])('of $count products: $text', ({ count, text }) => {
    expect(productNamesText(all.slice(0, count))).toBe(text)
  })

  it('stand together for one reason', () => {
    const left = [
      { product: a, reason: '完売しました' },
      { product: b, reason: '今週はお取扱いありません' },
      { product: c, reason: '完売しました。' },
    ]
    expect(reasonLines(left)).toEqual([
      '完売しました（2品）：「商品1」「商品3」',
      '今週はお取扱いありません（1品）：「商品2」',
    ])
  })
})

describe('what is asked before products are ordered', () => {
  it.each([
    { says: 'nothing for a few', plan: { ...noPlan, send: all.slice(0, 9) }, asked: undefined },
    {
      says: 'nothing where none is left',
      plan: { ...noPlan, left: [{ product: a, reason: '完売しました' }] },
      asked: undefined,
    },
    {
      says: 'whether so many',
      plan: { ...noPlan, send: all.slice(0, 10) },
      asked: { title: '10品を1点ずつ注文しますか？' },
    },
    {
      says: 'whether without those that are left out, and why they are',
      plan: { send: [a], ordered: [b], left: [{ product: c, reason: '完売しました' }] },
      asked: {
        title: '1品を1点ずつ注文しますか？',
        text: '1品はご注文いただけません。1品はご注文済みのためそのままです。',
        details: ['完売しました（1品）：「商品3」'],
      },
    },
  ])('$says', ({ plan, asked }) => {
    const question = orderQuestion(plan)
    if (asked === undefined) expect(question).toBeUndefined()
    else expect(question).toEqual({ ...asked, yes: '注文する', no: '注文しない' })
  })
})

describe('the outcome of orders', () => {
  it('of all of them can be taken back, to what was there before', () => {
    const { outcome, leave } = orderResult(noPlan, runOf({ stored: [stored(a), stored(b, 3)] }))
    expect(outcome).toEqual({
      tone: 'success',
      title: '2品を注文しました',
      lines: [],
      undo: {
        is: 'ordered',
        lines: [
          { product: a, before: 0, after: 1 },
          { product: b, before: 2, after: 3 },
        ],
      },
    })
    expect(leave).toEqual([a, b])
  })

  it('says what was ordered already, why others were not, and what is not known: these stay chosen', () => {
    const run = runOf({
      stored: [stored(a)],
      refused: [{ product: c, error: failed('REFUSED', { errorStatus: 'CSP50020', errorMessage: '完売しました' }) }],
      unknown: [d],
    })
    const { outcome, leave } = orderResult({ ...noPlan, ordered: [b] }, run)
    expect(outcome).toMatchObject({ tone: 'warning', title: '1品を注文しました', unknown: [d] })
    expect(outcome.lines).toEqual([
      '1品はご注文済みのためそのままです',
      '完売しました（1品）：「商品3」',
      '確認中（1品）：「商品4」ご注文が届いたか確認できませんでした',
    ])
    expect(leave).toEqual([b, a])
  })

  it('says what was not sent when a run ends, and that a login is needed', () => {
    const run = runOf({ unsent: [a, b], error: failed('LOGIN_NEEDED') })
    const { outcome, login } = orderResult(noPlan, run)
    expect(outcome).toEqual({
      tone: 'warning',
      title: '注文した商品はありません',
      lines: ['2品は注文していません。ログインをし直してください'],
    })
    expect(login?.title).toContain('ログイン')
  })

  it('that were not known is, once they are read: one piece is ours, of more nobody knows', () => {
    const earlier = [{ product: a, before: 0, after: 1 }]
    const { outcome, leave } = checkedResult(earlier, runOf({ stored: [stored(b), stored(c, 2), stored(d, 0)] }))
    expect(outcome).toEqual({
      tone: 'warning',
      title: '2品のご注文を確認しました',
      lines: ['ご注文は届いていませんでした（1品）：「商品4」'],
      undo: { is: 'ordered', lines: [...earlier, { product: b, before: 0, after: 1 }] },
    })
    expect(leave).toEqual([b, c])
  })
})

describe('the outcome of hearts', () => {
  it.each([
    {
      says: 'all taken off',
      run: { stored: [stored(a, 0), stored(b, 0)] },
      outcome: {
        tone: 'success',
        title: '2品をお気に入りから外しました',
        lines: [],
        undo: { is: 'takenOff', products: [a, b] },
      },
      leave: [a, b],
    },
    {
      says: 'some failed, told once and by number',
      run: {
        stored: [stored(a, 0)],
        refused: [{ product: b, error: failed('REFUSED', { errorMessage: '外せません' }) }],
        unknown: [c],
      },
      outcome: {
        tone: 'warning',
        title: '1品をお気に入りから外しました',
        lines: ['2品は外せませんでした：「商品2」「商品3」外せません'],
        undo: { is: 'takenOff', products: [a] },
      },
      leave: [a],
    },
    {
      says: 'none',
      run: { unsent: [a], error: failed('OFFLINE') },
      outcome: {
        tone: 'warning',
        title: 'お気に入りから外した商品はありません',
        lines: ['1品は外せませんでした：「商品1」通信が途切れました。もう一度お試しください。'],
      },
      leave: [],
    },
  ])('$says', ({ run, outcome, leave }) => {
    expect(takenOffResult(runOf(run))).toMatchObject({ outcome, leave: idsOf(leave) })
    expect(takenOffResult(runOf(run)).outcome).toEqual(outcome)
  })
})

describe('the outcome of a list', () => {
  it.each([
    {
      says: 'all came in',
      inBefore: [],
      inNow: [a, b],
      outcome: {
        tone: 'success',
        title: '2品を「朝ごはん」に入れました',
        lines: [],
        undo: { is: 'putIn', list, products: [a, b], isNewList: false },
      },
      leave: [a, b],
    },
    {
      says: 'one was in it, one is no favourite any more: none of them is taken out again',
      inBefore: [a],
      inNow: [c],
      outcome: {
        tone: 'warning',
        title: '1品を「朝ごはん」に入れました',
        lines: ['1品はすでに入っています', '1品はお気に入りではなくなったため入れていません：「商品2」'],
        undo: { is: 'putIn', list, products: [c], isNewList: false },
      },
      leave: [a, c],
    },
    {
      says: 'all were in it',
      inBefore: [a, b],
      inNow: [],
      outcome: { tone: 'success', title: '「朝ごはん」に入れた商品はありません', lines: ['2品はすでに入っています'] },
      leave: [a, b],
    },
  ])('$says', ({ inBefore, inNow, outcome, leave }) => {
    const products = [...new Set([a, b, ...inNow])]
    const result = putInResult({ list, products, inBefore: new Set(idsOf(inBefore)), inNow: idsOf(inNow) })
    expect(result).toEqual({ outcome, leave: idsOf(leave) })
  })

  it.each([
    { count: 2, lines: ['2品を「夜」に入れました'] },
    { count: 1, lines: ['1品を「夜」に入れました', '1品はお気に入りではなくなったため入れていません'] },
    { count: undefined, lines: ['2品を「夜」に入れました'] },
  ])('[FAV-020] that was made with $count of two', ({ count, lines }) => {
    const made = { id: list.id, name: '夜', pictures: [], ...(count === undefined ? {} : { count }) }
    expect(createdResult(made, [a, b]).outcome).toMatchObject({ title: 'お気に入りリストを作成しました', lines })
  })
})

describe('taking back', () => {
  it('leaves lines that somebody has changed since', () => {
    const lines = [
      { product: a, before: 0, after: 1 },
      { product: b, before: 0, after: 1 },
      { product: c, before: 0, after: 1 },
    ]
    const order = anOrder([anOrderLine({ product: a, quantity: 1 }), anOrderLine({ product: b, quantity: 2 })])
    expect(splitLines(lines, order)).toEqual({ ours: [lines[0]], changed: [lines[1], lines[2]] })
  })

  const rest: Undo = { is: 'takenOff', products: [b] }

  it.each([
    { says: 'all', done: [a, b], failed: [], title: '元に戻しました', lines: [], tone: 'success' },
    {
      says: 'a part, and the rest once more',
      done: [a],
      failed: [b],
      rest,
      title: '1品を元に戻しました',
      lines: ['1品を元に戻せませんでした：「商品2」もう一度お試しください。'],
      tone: 'warning',
    },
    {
      says: 'nothing',
      done: [],
      failed: [b],
      rest,
      title: '元に戻せませんでした',
      lines: ['1品を元に戻せませんでした：「商品2」もう一度お試しください。'],
      tone: 'warning',
    },
  ])('$says', ({ done, failed: open, rest: undo, title, lines, tone }) => {
    const { outcome, comeBack } = undoneResult({ done, failed: open, why: 'もう一度お試しください。', rest: undo })
    expect(outcome).toEqual({ tone, title, lines, ...(undo === undefined ? {} : { undo }) })
    expect(comeBack).toEqual(done)
  })
})

describe('why nothing was stored', () => {
  it.each([
    { error: failed('OFFLINE'), text: '通信が途切れました。もう一度お試しください。' },
    { error: failed('UNAVAILABLE'), text: 'もう一度お試しください。' },
    { error: new Error('broken'), text: 'もう一度お試しください。' },
    { error: failed('LOGIN_NEEDED'), text: 'ログインをし直してください' },
    { error: failed('REFUSED', { errorStatus: 'CSP20001' }), text: 'リストが見つかりませんでした' },
    { error: failed('REFUSED', { errorMessage: 'これ以上は登録できません。' }), text: 'これ以上は登録できません。' },
    {
      error: failed('REFUSED', { errorStatus: 'CSP20004' }),
      text: 'お気に入り商品リスト名が重複しています。ご確認ください。',
    },
  ])('$error.message: $text', ({ error, text }) => {
    expect(writeRefusalText(error)).toBe(text)
  })
})
