import { describe, expect, it } from '@jest/globals'
import {
  areStagesShown,
  isPermanentDiamond,
  type NextStage,
  type NextStageWords,
  nextStageName,
  nextStageWords,
  stageName,
  toStageKind,
} from './stage.ts'

describe('stage', () => {
  it.each([
    { code: undefined, kind: 'member', name: 'メンバー' },
    { code: '', kind: 'member', name: 'メンバー' },
    { code: '0', kind: 'bronze', name: 'ブロンズ' },
    { code: '1', kind: 'gold', name: 'ゴールド' },
    { code: '2', kind: 'platinum', name: 'プラチナ' },
    { code: '3', kind: 'diamond', name: 'ダイヤモンド' },
    { code: '4', kind: 'member', name: 'メンバー' },
    { code: 'toString', kind: 'member', name: 'メンバー' },
  ])('[ACC-035] [BIZ-019] [K-26] $code is $kind', ({ code, kind, name }) => {
    expect(toStageKind(code)).toBe(kind)
    expect(stageName(toStageKind(code))).toBe(name)
  })

  const diamond: NextStage = { kind: 'diamond', necessaryTopStageCount: 1, confirmed: 'confirmed' }
  it.each<{ says: string; next: NextStage; permanent: boolean }>([
    {
      says: 'nothing more is needed',
      next: { kind: 'gold', necessaryTopStageCount: 0, confirmed: 'provisional' },
      permanent: true,
    },
    { says: 'the last diamond month is confirmed', next: diamond, permanent: true },
    { says: 'it is still provisional', next: { ...diamond, confirmed: 'provisional' }, permanent: false },
    { says: 'it is being tallied', next: { ...diamond, confirmed: 'tallying' }, permanent: false },
    { says: 'two months are missing', next: { ...diamond, necessaryTopStageCount: 2 }, permanent: false },
    { says: 'the stage is another', next: { ...diamond, kind: 'platinum' }, permanent: false },
    { says: 'no count is known', next: { kind: 'diamond', confirmed: 'confirmed' }, permanent: false },
  ])('[ACC-040] permanent: $permanent when $says', ({ next, permanent }) => {
    expect(isPermanentDiamond(next)).toBe(permanent)
    expect(nextStageName(next)).toBe(permanent ? '永年ダイヤモンド' : stageName(next.kind))
  })

  it.each([
    { now: '2023-03-31T23:59:59.999+09:00', shown: false },
    { now: '2023-04-01T00:00:00+09:00', shown: true },
  ])('[ACC-038] [BIZ-019] at $now: $shown', ({ now, shown }) => {
    expect(areStagesShown(new Date(now))).toBe(shown)
  })

  it.each<{ next: NextStage; words: NextStageWords }>([
    {
      next: { kind: 'gold', remainingExcludingTax: 1200, confirmed: 'provisional' },
      words: { title: '来月のステージ（見込み）', stage: 'ゴールド', remaining: 1200 },
    },
    {
      next: { kind: 'bronze', confirmed: 'provisional' },
      words: { title: '来月のステージ（見込み）', stage: 'ブロンズ' },
    },
    {
      next: { kind: 'gold', remainingExcludingTax: 1200, confirmed: 'tallying' },
      words: { title: '来月のステージ', stage: '集計中' },
    },
    {
      next: { kind: 'diamond', necessaryTopStageCount: 1, confirmed: 'confirmed' },
      words: { title: '来月のステージ（確定）', stage: '永年ダイヤモンド' },
    },
  ])('[ACC-041] [ACC-042] next month, $next.confirmed: $words', ({ next, words }) => {
    expect(nextStageWords(next)).toEqual(words)
  })
})
