import { formatDay, tokyoDay } from '@shop/shared/domain'
import { RadioGroup, SelectField } from '@shop/shared/ui/form'
import { useEntry } from './entry-fields.tsx'
import type { PaymentQuestions } from './questions.ts'
import type { StepForm } from './use-step-form.ts'

/** When staff may visit: a day of the next two weeks, and its time. */
export function VisitFields({ form, payment }: { form: StepForm; payment: PaymentQuestions }) {
  const date = useEntry<string>(form, 'visitDate')
  // A day that was chosen before may have passed.
  const value = payment.visitDays.includes(date.value) ? date.value : ''
  return (
    <>
      <SelectField
        {...date}
        value={value}
        label="訪問を希望する日"
        need="required"
        options={payment.visitDays.map((day) => ({ value: day, text: formatDay(tokyoDay(day)) }))}
      />
      <RadioGroup
        {...useEntry<string>(form, 'visitTime')}
        label="訪問を希望する時間帯"
        need="required"
        columns={3}
        options={payment.visitTimes.map(({ code, text }) => ({ value: code, text }))}
      />
    </>
  )
}
