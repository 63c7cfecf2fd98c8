import type { PaymentSending } from '@shop/shared/api/application'
import type { BankAccount } from '@shop/shared/api/payment'
import { formatDay, tokyoDay } from '@shop/shared/domain'
import { type ApplicationForm, isOnItsWay, paymentText, registrationOf } from '@shop/shared/domain/application'
import { accountLine } from '../../parts/account-line.ts'
import type { Row } from './entries-summary.tsx'
import type { PaymentQuestions } from './questions.ts'

/** The account that is used when nothing is registered anew: while one is on its way, that one. */
export function usedAccount({ step, accounts }: PaymentQuestions): BankAccount | undefined {
  return isOnItsWay(step) ? (accounts?.applying ?? accounts?.confirmed) : accounts?.confirmed
}

function visitTexts({ visitDate, visitTime }: ApplicationForm, { visitDays, visitTimes }: PaymentQuestions) {
  return {
    dateText: visitDays.includes(visitDate) ? formatDay(tokyoDay(visitDate)) : '',
    timeText: visitTimes.find(({ code }) => code === visitTime)?.text ?? '',
  }
}

/** As the confirmation shows it. */
const textOf = (form: ApplicationForm, payment: PaymentQuestions): string =>
  form.payment === '' ? '' : paymentText(form.payment, payment.step, visitTexts(form, payment))

/** Goes with the application, in the words that were on show. */
export function toPaymentSending(form: ApplicationForm, payment: PaymentQuestions): PaymentSending {
  const text = textOf(form, payment)
  if (form.payment !== '4') return { yoshinStatus: payment.yoshinStatus, text }
  const { dateText, timeText } = visitTexts(form, payment)
  return { yoshinStatus: payment.yoshinStatus, text, visitDateText: dateText, visitTimeText: timeText }
}

/** The step of payment on the confirmation. */
export function paymentRows(form: ApplicationForm, payment: PaymentQuestions): Row[] {
  const account =
    registrationOf(form.payment) === 'account'
      ? payment.transfer?.account
      : form.payment === '2'
        ? usedAccount(payment)
        : undefined
  return [
    { label: 'お支払い方法', value: textOf(form, payment) },
    ...(account === undefined ? [] : [{ label: '口座', value: accountLine(account) }]),
  ]
}
