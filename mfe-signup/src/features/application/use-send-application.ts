import { isApiError } from '@shop/shared/api'
import { sendApplication } from '@shop/shared/api/application'
import { updateBankAccount } from '@shop/shared/api/payment'
import type { Member } from '@shop/shared/domain'
import { updatesBankAccount } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useMutation } from '@shop/shared/query'
import { useRef, useState } from 'react'
import { appliedKey } from '../../parts/applied.ts'

import { refreshPayment } from '../../parts/payment.queries.ts'

import { underReviewQuery } from '../../parts/under-review.queries.ts'

import { routes } from '../../routes.ts'
import { formOf } from './draft.ts'
import { toPaymentSending } from './payment-summary.ts'
import type { Questions } from './questions.ts'
import { AccountNotUpdated, isUnavailable, isUnderReview, type Refusal, toRefusal } from './refusal.ts'
import { stepRoutes } from './steps.tsx'
import type { DraftEditor } from './use-draft.ts'

/** Sends the entries once per intent; they leave this tab when the member base has them. */
export function useSendApplication(
  { draft, intent, renewIntent, discard }: DraftEditor,
  { payment, asksName, asksTrialCampaign }: Questions,
  member: Member | undefined,
) {
  const { api, storage, salesPerson, navigation, queryClient, report } = usePlatform()
  const [refusal, setRefusal] = useState<Refusal>()
  const isInFlight = useRef(false)

  const form = formOf(draft)

  /** Only of a payment by an account that was registered anew; twice is once. */
  async function updateAccount(): Promise<void> {
    if (payment === undefined || member === undefined || !updatesBankAccount(form.payment)) return
    try {
      await updateBankAccount(api, member.code, form.payment)
    } catch (cause) {
      throw new AccountNotUpdated('the account was not updated', { cause })
    }
  }

  function stored(id: string): void {
    storage.write(appliedKey, { owner: draft.owner, id })
    end((payment === undefined ? routes.complete : routes.completeWithPayment).path)
  }

  /** The member base has an application. A page that is shown meanwhile is not left for it. */
  function end(path: string): void {
    discard()
    void refreshPayment(queryClient, api, draft.owner)
    const { pathname } = navigation.current()
    if (Object.values(stepRoutes).some((step) => step.path === pathname)) navigation.navigate(path, { replace: true })
    queryClient.removeQueries(underReviewQuery(api, draft.owner))
  }

  const sending = useMutation({
    // The only place that the sales person's code is sent to.
    mutationFn: async () => {
      await updateAccount()
      return sendApplication(api, {
        form,
        intent: intent(),
        salesPersonCode: salesPerson(),
        isAddressRegistered: draft.addressFrom === 'registered',
        asksName,
        asksTrialCampaign,
        payment: payment === undefined ? undefined : toPaymentSending(form, payment),
      })
    },
    onSuccess: stored,
    onError: async (error) => {
      if (isUnderReview(error)) return end(routes.pending.path)
      if (isUnavailable(error)) return navigation.navigate(routes.unavailable.path, { replace: true })
      if (isApiError(error) && error.code === 'REFUSED') renewIntent()
      report({ error, doing: 'send the application' })
      setRefusal(await toRefusal(api, error))
    },
    onSettled: () => {
      isInFlight.current = false
    },
  })

  return {
    refusal,
    isSending: sending.isPending,
    send(): void {
      // Two presses may come before the button is drawn anew.
      if (isInFlight.current) return
      isInFlight.current = true
      setRefusal(undefined)
      sending.mutate()
    },
  }
}
