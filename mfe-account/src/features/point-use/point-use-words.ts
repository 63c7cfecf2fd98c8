import { isApiError } from '@shop/shared/api'
import { formatDay, formatNumber } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { failureTitle } from '@shop/shared/points'
import type { NoteTone } from '@shop/shared/ui'
import { afterStep, type LostWrite } from '@shop/shared/writes'

/** The one outcome of a use that is told to the member. */
export type PointUseNotice = { tone: NoteTone; title: string; text?: string }

/** Of the legacy service: a card that is suspended, more points than there are, others set aside than were shown. [K-71, K-151, K-157] */
const legacyCodes = { suspended: 'PT002', tooMany: 'PT004', changedElsewhere: 'PT006' } as const
const maintenance = 503

/** The delivery that they are used for, as far as it is known. */
export const deliveryName = (deliversOn: Date | undefined): string =>
  deliversOn === undefined ? '次回お届け分' : `${formatDay(deliversOn)}お届け分`

/** [ACC-025] */
export const storedNotice = (points: number, deliversOn: Date | undefined): PointUseNotice => ({
  tone: 'success',
  title: 'ポイント利用を受け付けました',
  text: `${formatNumber(points)}ポイントを${deliveryName(deliversOn)}のお支払いに使います。`,
})

/** Until the close they are changed, or given back. [K-157] */
export const replacedNotice = (points: number, deliversOn: Date | undefined): PointUseNotice =>
  points === 0
    ? { tone: 'success', title: 'ポイント利用を取り消しました', text: '予約していたポイントをお返ししました。' }
    : {
        tone: 'success',
        title: 'ポイント利用を変更しました',
        text: `${formatNumber(points)}ポイントを${deliveryName(deliversOn)}のお支払いに使います。`,
      }

/** Nothing is used: what was chosen stands. */
const saidMissing: PointUseNotice = {
  tone: 'error',
  title: 'ポイント利用を受け付けできませんでした',
  text: '通信が途切れました。ポイントは使われていません。もう一度お試しください。',
}

const saidNotReplaced: PointUseNotice = {
  tone: 'error',
  title: 'ポイント利用を変更できませんでした',
  text: '通信が途切れました。予約済みのポイントはそのままです。もう一度お試しください。',
}

/** Other points were set aside than was asked for here, as by another device. */
const saidChanged = (reserved: number): PointUseNotice => ({
  tone: 'warning',
  title: '予約済みのポイントが変わりました',
  text: `宅配でのご利用に予約済みのポイントは${formatNumber(reserved)}ポイントです。内容をご確認ください。`,
})

/** The outcome of a lost write, by the points that are set aside now. */
export function lostNotice(
  lost: Pick<LostWrite, 'before' | 'step'> | undefined,
  reserved: number,
  deliversOn: Date | undefined,
): PointUseNotice {
  const before = lost?.before ?? reserved
  const wanted = lost === undefined ? reserved : afterStep(before, lost.step)
  if (reserved === before) return lost !== undefined && 'have' in lost.step ? saidNotReplaced : saidMissing
  if (reserved !== wanted) return saidChanged(reserved)
  const isReplaced = lost !== undefined && 'have' in lost.step
  return isReplaced ? replacedNotice(reserved, deliversOn) : storedNotice(wanted - before, deliversOn)
}

/** Why nothing was used, in words that say how it goes on. */
export function failedNotice(error: unknown, isReplacing = false): PointUseNotice {
  const { title } = isReplacing ? saidNotReplaced : saidMissing
  if (!isApiError(error)) return isReplacing ? saidNotReplaced : saidMissing
  const { status, errorStatus, errorMessage } = error.facts
  if (errorStatus === legacyCodes.suspended) return { tone: 'error', title: shoppingMessages.cardSuspended.title }
  if (errorStatus === legacyCodes.tooMany)
    return {
      tone: 'warning',
      title: '使えるポイントが変わっています',
      text: 'ほかの端末などで使われた分を差し引いて、表示し直しました。もう一度お選びください。',
    }
  if (errorStatus === legacyCodes.changedElsewhere && errorMessage !== undefined)
    return { tone: 'warning', title: errorMessage, text: 'ポイントは変更されていません。内容をご確認ください。' }
  if (error.code === 'REFUSED' && errorMessage !== undefined)
    return { tone: 'error', title, text: errorMessage.slice(0, 100) }
  if (status === maintenance)
    return {
      tone: 'error',
      title,
      text: `${failureTitle(error)}。${isReplacing ? '予約済みのポイントはそのままです' : 'ポイントは使われていません'}。`,
    }
  return isReplacing ? saidNotReplaced : saidMissing
}
