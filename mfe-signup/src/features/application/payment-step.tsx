import type { StepProps } from './step-props.ts'
import { StepPage } from './steps.tsx'

/** お支払い方法: what is registered, and by what is to be paid. [SGN-037 to SGN-041] */
export const PaymentStepPage = ({ questions }: StepProps) => (
  <StepPage step="payment" heading="お支払い方法" hasPayment={questions.payment !== undefined}>
    {null}
  </StepPage>
)
