import { describe, expect, it } from '@jest/globals'
import { allergensIn, containsSentence } from './allergens.ts'

const names = (texts: string) => allergensIn(texts).map(({ name }) => name)

describe('allergens', () => {
  it.each([
    { texts: '北海道産豚 小間切れ', contains: ['豚肉'] },
    { texts: '国産牛豚あいびき肉', contains: ['牛肉', '豚肉'] },
    { texts: '十勝しぼりたて牛乳', contains: ['乳'] },
    { texts: 'ふんわり食パン 小麦粉、バター', contains: ['小麦', '乳'] },
    { texts: '丸大豆しょうゆ', contains: ['小麦', '大豆'] },
    { texts: '札幌味噌ラーメン 卵白', contains: ['小麦', '卵', '大豆'] },
    { texts: '生ずわいがに', contains: ['かに'] },
    { texts: '山梨県産 白桃', contains: ['もも'] },
  ])('of $texts are $contains', ({ texts, contains }) => {
    expect(names(texts)).toEqual(contains)
  })

  it.each([
    { texts: '国産 若鶏もも肉', not: 'もも' },
    { texts: '美瑛町の桃太郎トマト', not: 'もも' },
    { texts: '蒸し焼そば 小麦粉、ソース', not: 'そば' },
    { texts: 'たらこ すけとうだらの卵、食塩', not: '卵' },
    { texts: 'クリームコーン缶', not: '乳' },
    { texts: 'グリーンカレー ココナッツミルク', not: '乳' },
    { texts: 'アレルゲン配慮おせち（卵・乳・小麦不使用）', not: '卵' },
    { texts: '十勝のさけるチーズ', not: 'さけ' },
    { texts: '平飼いたまご 鶏卵（北海道産）', not: '鶏肉' },
    { texts: '十勝しぼりたて牛乳', not: '牛肉' },
    { texts: 'とろろ昆布', not: 'やまいも' },
  ])('$texts holds no $not', ({ texts, not }) => {
    expect(names(texts)).not.toContain(not)
  })

  it('part those that must be declared from those that should', () => {
    expect(allergensIn('えび 大豆').map(({ category }) => category)).toEqual(['特定原材料', '特定原材料に準ずるもの'])
  })

  it('close the list of ingredients with one sentence', () => {
    expect(containsSentence(allergensIn('小麦粉、牛乳'))).toBe('（一部に小麦・乳成分を含む）')
    expect(containsSentence([])).toBe('')
  })
})
