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

/** Stages are shown from 1 April 2023, Tokyo. [ACC-038] */
export const areStagesShown = (now: Date): boolean => now.getTime() >= stageStart.getTime()

export type CurrentStage = { kind: StageKind; permanentSince?: Date }
export type NextStage = {
  kind: StageKind
  remainingExcludingTax?: number
  necessaryTopStageCount?: number
  confirmed: 'provisional' | 'tallying' | 'confirmed'
}

/** Permanent diamond: nothing more to reach, or the last confirmed diamond month. [ACC-040] */
export const isPermanentDiamond = (next: NextStage): boolean =>
  next.necessaryTopStageCount === 0 ||
  (next.kind === 'diamond' && next.necessaryTopStageCount === 1 && next.confirmed === 'confirmed')

export const nextStageName = (next: NextStage): string =>
  isPermanentDiamond(next) ? '永年ダイヤモンド' : stageName(next.kind)
