import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { isOnItsWay, type PaymentStep, paymentStepNames } from '@shop/shared/domain/application'
import { Note } from '@shop/shared/ui'
import { AccountFacts } from '../../parts/account-facts.tsx'
import type { PaymentQuestions } from './questions.ts'

const Root = styled.div(css`
  display: grid;
  gap: 12px;
`)

const payNow = 'それまでのお支払いは、現在の口座から引き落とします。'

/** Of the steps whose account needs a word. */
const explanations: Partial<Record<PaymentStep, string>> = {
  pendingNextMonth: 'お手続き中の口座は、翌月のお支払いからご利用いただけます。',
  pendingTomorrow: 'お手続き中の口座は、明日からご利用いただけます。',
  initial: 'お支払いに使う口座は、まだ登録されていません。',
  invalid: 'お支払いには、新しい口座の登録が必要です。',
  registeredPending: '別の口座への変更が終わるまで、登録済みの口座をご利用いただけます。',
  registeredInvalid: '登録済みの口座を、引き続きご利用いただけます。',
}

/** Whoever has no account yet is not told of a current one. [K-176] */
const explanationOf = (step: PaymentStep, hasAccount: boolean): string | undefined =>
  isOnItsWay(step) && hasAccount ? `${explanations[step]}${payNow}` : explanations[step]

/** The yoshin status in words, with the accounts there are. */
export function PaymentStatus({ payment: { step, accounts, transfer } }: { payment: PaymentQuestions }) {
  const explanation = explanationOf(step, accounts?.confirmed !== undefined)
  // A registration since then is shown with the choice; "no account" would contradict it.
  const isOutdated = transfer?.state === 'registered' && (step === 'initial' || step === 'invalid')
  if (isOutdated && accounts?.confirmed === undefined && accounts?.applying === undefined) return null
  return (
    <Root>
      {isOutdated ? null : (
        <Note tone={step === 'invalid' || step === 'registeredInvalid' ? 'warning' : 'info'}>
          <b>{paymentStepNames[step]}</b>
          {explanation === undefined ? null : <p>{explanation}</p>}
        </Note>
      )}
      {accounts?.confirmed === undefined ? null : (
        <AccountFacts heading="現在の口座" account={accounts.confirmed} endsOn={accounts.confirmedEndsOn} />
      )}
      {accounts?.applying === undefined ? null : (
        <AccountFacts heading="お手続き中の口座" account={accounts.applying} />
      )}
    </Root>
  )
}
