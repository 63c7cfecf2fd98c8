import type { Transfer } from '@shop/shared/api/payment'
import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import type { Questions } from './questions.ts'
import { usePaymentQuestions } from './use-payment-questions.ts'

export type AskedQuestions = {
  questions: Questions
  /** Whether there is a step of payment is not known yet. */
  areStepsUnknown: boolean
  /** Something that the step of payment or the confirmation needs is on its way. */
  isLoading: boolean
  /** Delivery may not be used where the member lives. [K-94] */
  isUnavailable: boolean
  /** `undefined` also when it could not be loaded. */
  transfer: Transfer | undefined
}

/** The questions depend on who applies and on what the co-op has switched on. [K-93] */
export function useQuestions(member: Member | undefined): AskedQuestions {
  const { config } = usePlatform()
  const { payment, ...asked } = usePaymentQuestions(member)
  return {
    questions: {
      asksName: member === undefined,
      asksTrialCampaign: config.switches?.trialCampaign ?? false,
      ...(payment === undefined ? {} : { payment }),
    },
    ...asked,
  }
}
