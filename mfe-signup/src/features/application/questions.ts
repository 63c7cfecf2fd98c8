import type { BankAccounts, Transfer } from '@shop/shared/api/payment'
import type { ApplicationAsks, PaymentStep, PaymentType } from '@shop/shared/domain/application'

/** Questions to this applicant beside those that all are asked. */
export type Questions = {
  /** Nobody knows the name of a login without a member. [K-97] */
  asksName: boolean
  /** [SGN-019, K-15] */
  asksTrialCampaign: boolean
  /** The step of payment; without it there are three steps. */
  payment?: PaymentQuestions | undefined
}

export type PaymentQuestions = {
  yoshinStatus: string
  step: PaymentStep
  offered: readonly PaymentType[]
  accounts?: BankAccounts | undefined
  /** Registered by the payment company for this application. */
  transfer?: Transfer | undefined
  /** Days and times of a visit, `YYYY-MM-DD` and by code. */
  visitDays: readonly string[]
  visitTimes: readonly { code: string; text: string }[]
  /** Failed calls in the member's words: none of them stops the first two steps. [K-93] */
  failures?: readonly PaymentFailure[]
}

export type PaymentFailure = { text: string; isRetrying: boolean; retry(): void }

/** The questions in the terms of the domain, which judges the answers. */
export const asksOf = ({ asksName, payment }: Questions, now: Date): ApplicationAsks => ({
  now,
  name: asksName,
  ...(payment === undefined
    ? {}
    : {
        payment: {
          offered: payment.offered,
          registered: payment.transfer?.state === 'registered' ? payment.transfer.kind : undefined,
          visitDays: payment.visitDays,
          visitTimes: payment.visitTimes.map(({ code }) => code),
        },
      }),
})
