import type { OverrideRefusal } from '@shop/shared/contract'
import type { CandidateVerdict } from '../../remotes/remote-log.ts'

/** Why a link of QA changed nothing, as the edge says it. */
export const refusalWords: Readonly<Record<OverrideRefusal, string>> = {
  expired: '確認用リンクの有効期限が切れています。発行した方に、新しいリンクをご依頼ください。',
  forged: '確認用リンクの署名を確認できませんでした。リンクが途中で切れていないか、ご確認ください。',
  origin: '許可されていない場所のビルドが指定されています。',
  unknown: '指定された版が見つかりませんでした。',
  unreachable: '指定されたビルドを読み込めませんでした。ビルドが公開されているか、ご確認ください。',
  twice: '同じ部分に2つの版が指定されています。',
}

type Because = Extract<CandidateVerdict, { is: 'refused' }>['because']

/** Why this shell shows the everyday release instead of a build that was asked for. */
export const verdictWords: Readonly<Record<Because, string>> = {
  malformed: '版の情報が足りません',
  contract: 'この画面の土台では動かない版です',
  origin: '許可されていない場所から読み込まれます',
  integrity: '改ざんを見分けるための値がありません',
  singleton: '共通部品の版が合いません',
}
