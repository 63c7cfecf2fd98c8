import { tokyoDay } from './tokyo-time.ts'

/** [ACC-035, K-26] */
const stageNames = {
  member: 'メンバー',
  bronze: 'ブロンズ',
  gold: 'ゴールド',
  platinum: 'プラチナ',
  diamond: 'ダイヤモンド',
} as const
export type StageKind = keyof typeof stageNames

const byCode: ReadonlyMap<string, StageKind> = new Map([
  ['0', 'bronze'],
  ['1', 'gold'],
  ['2', 'platinum'],
  ['3', 'diamond'],
])
export const toStageKind = (code: string | undefined): StageKind => byCode.get(code ?? '') ?? 'member'

export const stageName = (kind: StageKind): string => stageNames[kind]

const stageStart = tokyoDay('2023-04-01')

/** Stages are shown from 1 April 2023, Tokyo. */
export const areStagesShown = (now: Date): boolean => now.getTime() >= stageStart.getTime()

export type CurrentStage = { kind: StageKind; permanentSince?: Date }
export type NextStage = {
  kind: StageKind
  remainingExcludingTax?: number
  necessaryTopStageCount?: number
  confirmed: 'provisional' | 'tallying' | 'confirmed'
}

/** Permanent diamond: nothing more to reach, or the last confirmed diamond month. */
export const isPermanentDiamond = (next: NextStage): boolean =>
  next.necessaryTopStageCount === 0 ||
  (next.kind === 'diamond' && next.necessaryTopStageCount === 1 && next.confirmed === 'confirmed')

/** [ACC-039, ACC-040] */
export const permanentStageName = '永年ダイヤモンド'

export const nextStageName = (next: NextStage): string =>
  isPermanentDiamond(next) ? permanentStageName : stageName(next.kind)

export type NextStageWords = {
  title: string
  /** Yen without tax that are missing. */
  remaining?: number
  stage: string
}

/** Next month's stage in words, as far as it is known. */
export function nextStageWords(next: NextStage): NextStageWords {
  const stage = nextStageName(next)
  switch (next.confirmed) {
    case 'provisional': {
      const remaining = next.remainingExcludingTax
      return { title: '来月のステージ（見込み）', stage, ...(remaining === undefined ? {} : { remaining }) }
    }
    case 'tallying':
      return { title: '来月のステージ', stage: '集計中' }
    case 'confirmed':
      return { title: '来月のステージ（確定）', stage }
  }
}
