import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { registrationOf } from '@shop/shared/domain/application'
import { Button, FailedState, LinkButton } from '@shop/shared/ui'
import { ErrorSummary } from '@shop/shared/ui/form'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { HandOverForm } from '../../parts/hand-over-form.tsx'
import { Entries, FormActions, FormPanel } from '../../parts/page.tsx'
import { PaymentNoticeNote } from '../../parts/payment-notice.tsx'
import { isRegisteredAs, Registration } from '../../parts/registration.tsx'
import { useHandOver } from '../../parts/use-hand-over.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { PaymentStatus } from './payment-status.tsx'
import type { PaymentQuestions } from './questions.ts'
import { toSavedEntries } from './saved-entries.ts'
import type { StepProps } from './step-props.ts'
import { StepHeading, StepPage, stepRoutes } from './steps.tsx'
import { useStepForm } from './use-step-form.ts'
import { VisitFields } from './visit-fields.tsx'

const Failures = styled.div(css`
  display: grid;
  gap: 12px;
  margin-bottom: 20px;
`)

/** お支払い方法: what is registered, and by what is to be paid. [SGN-002, SGN-037 to SGN-041] */
export function PaymentStepPage({ editor, questions }: StepProps) {
  const { form, summary, attempt, submit } = useStepForm('payment', editor, questions)
  const handOver = useHandOver({
    owner: editor.draft.owner,
    from: 'application',
    entries: () => toSavedEntries(editor.current()),
  })
  const { payment } = questions
  if (payment === undefined) return null
  const chosen = editor.draft.form.payment
  const kind = payment.offered.some((type) => type === chosen) ? registrationOf(chosen) : undefined
  // One main action at a time: first the registration, then the way on.
  const isRegistrationDue = kind !== undefined && !isRegisteredAs(kind, payment.transfer)
  const isChoosable = payment.offered.length > 0

  return (
    <StepPage step="payment" heading="お支払い方法" hasPayment>
      <PaymentNoticeNote isRegistered={payment.transfer?.state === 'registered'} />
      <PaymentFailures failures={payment.failures ?? []} />
      <ErrorSummary attempt={attempt} errors={isChoosable ? summary : []} />
      <FormPanel noValidate aria-labelledby="step" onSubmit={submit}>
        <StepHeading id="step">3. お支払い方法</StepHeading>
        {isChoosable ? (
          <Entries>
            <PaymentStatus payment={payment} />
            <PaymentChoice form={form} payment={payment} />
            {kind === undefined ? null : <Registration kind={kind} transfer={payment.transfer} handOver={handOver} />}
            {chosen === '4' ? <VisitFields form={form} payment={payment} /> : null}
          </Entries>
        ) : (
          <p>お支払い方法を選ぶには、上の「再読み込み」を押してください。入力内容はそのまま残っています。</p>
        )}
        <FormActions>
          <LinkButton to={stepRoutes.customer.path} look="outline" size="large">
            戻る
          </LinkButton>
          {isChoosable ? (
            <Button type="submit" size="large" look={isRegistrationDue ? 'outline' : 'solid'}>
              確認へ進む
              <ArrowRight size={20} />
            </Button>
          ) : null}
        </FormActions>
      </FormPanel>
      {handOver.state.at === 'leaving' ? <HandOverForm {...handOver.state.form} /> : null}
    </StepPage>
  )
}

const PaymentFailures = ({ failures }: { failures: NonNullable<PaymentQuestions['failures']> }) =>
  failures.length === 0 ? null : (
    <Failures>
      {failures.map(({ text, isRetrying, retry }) => (
        <FailedState key={text} title={text} isBusy={isRetrying} onRetry={retry} />
      ))}
    </Failures>
  )
