import { type PaymentType, paymentName } from '@shop/shared/domain/application'
import { RadioGroup } from '@shop/shared/ui/form'
import { accountLine } from '../../parts/account-line.ts'
import { useEntry } from './entry-fields.tsx'
import { usedAccount } from './payment-summary.ts'
import type { PaymentQuestions } from './questions.ts'
import type { StepForm } from './use-step-form.ts'

const hints: Readonly<Record<Exclude<PaymentType, '2'>, string>> = {
  '0': 'クローバーカードの登録が必要です',
  '1': 'ご利用の金融機関の口座を、この場で登録します',
  '3': '別の口座を、この場で登録します',
  '4': '職員がご自宅へ伺い、登録をお手伝いします',
}

/** By what is to be paid: only what the step offers. [SGN-038 to SGN-043] */
export function PaymentChoice({ form, payment }: { form: StepForm; payment: PaymentQuestions }) {
  const account = usedAccount(payment)
  const hintOf = (type: PaymentType) =>
    type === '2' ? (account === undefined ? undefined : accountLine(account)) : hints[type]
  return (
    <RadioGroup
      {...useEntry<PaymentType>(form, 'payment')}
      label="お支払い方法"
      need="required"
      options={payment.offered.map((type) => {
        const hint = hintOf(type)
        return { value: type, text: paymentName(type, payment.step), ...(hint === undefined ? {} : { hint }) }
      })}
    />
  )
}
