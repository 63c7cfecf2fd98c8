import { unreachable } from '@shop/shared/domain'
import type { CandidateVerdict } from '../../remotes/remote-log.ts'
import type { SlotState } from '../../remotes/slot-state.ts'

const reasons = { override: '上書き（override）', canary: '先行公開（canary）', newest: '最新（newest）' } as const

/** Why a candidate is shown, or is not. */
export function verdictText(verdict: CandidateVerdict): string {
  switch (verdict.is) {
    case 'chosen':
      return `選択: ${reasons[verdict.because]}`
    case 'last good':
      return '予備（last good）'
    case 'refused':
      return `拒否（${verdict.because}）: ${verdict.words}`
    case 'held back':
      return `対象外（canary ${verdict.share}%、bucket ${verdict.bucket}）`
    default:
      return unreachable(verdict)
  }
}

export const stateText: Record<SlotState['is'], string> = {
  closed: '待機',
  waiting: '読み込み中',
  shown: '表示中',
  failed: '失敗（再試行中）',
}
