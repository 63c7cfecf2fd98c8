import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useLocation } from '@shop/shared/router'
import { Note } from '@shop/shared/ui'

const Root = styled.div(css`margin-bottom: 20px;`)

/** Told once to who comes back without a registration: `unconfirmed` when the address claimed one. [SGN-051, SGN-061] */
export type PaymentNotice = 'unconfirmedAccount' | 'unconfirmedCard' | 'unfinishedAccount' | 'unfinishedCard'

const again = 'もう一度お手続きください。入力内容はそのまま残っています。'

const texts: Readonly<Record<PaymentNotice, string>> = {
  unconfirmedAccount: '口座の登録を確認できませんでした',
  unconfirmedCard: 'カードの登録を確認できませんでした',
  unfinishedAccount: '口座の登録は終わっていません',
  unfinishedCard: 'カードの登録は終わっていません',
}

/** State that goes with a move to a screen of payment. */
export const toNoticeState = (notice: PaymentNotice | undefined) => ({ paymentNotice: notice })

function noticeOf(state: unknown): PaymentNotice | undefined {
  if (typeof state !== 'object' || state === null || !('paymentNotice' in state)) return undefined
  const { paymentNotice } = state
  return typeof paymentNotice === 'string' && Object.hasOwn(texts, paymentNotice)
    ? (paymentNotice as PaymentNotice)
    : undefined
}

/** Why somebody is back on a screen of payment, until something is registered. */
export function PaymentNoticeNote({ isRegistered }: { isRegistered: boolean }) {
  const notice = noticeOf(useLocation().state)
  if (notice === undefined || isRegistered) return null
  return (
    <Root role="alert">
      <Note tone="warning">
        <b>{texts[notice]}</b>
        <p>{again}</p>
      </Note>
    </Root>
  )
}
