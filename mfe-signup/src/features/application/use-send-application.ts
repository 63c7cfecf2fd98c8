import { isApiError } from '@shop/shared/api'
import { sendApplication } from '@shop/shared/api/application'
import { usePlatform } from '@shop/shared/platform'
import { useMutation } from '@shop/shared/query'
import { useRef, useState } from 'react'
import { appliedKey } from '../../parts/applied.ts'
import { underReviewQuery } from '../../parts/under-review.queries.ts'
import { routes } from '../../routes.ts'
import { formOf } from './draft.ts'
import type { Questions } from './questions.ts'
import { isUnderReview, type Refusal, toRefusal } from './refusal.ts'
import { stepRoutes } from './steps.tsx'
import type { DraftEditor } from './use-draft.ts'

/** Sends the entries once per intent; they leave this tab when the member base has them. [SGN-029, SGN-033] */
export function useSendApplication({ draft, intent, renewIntent, discard }: DraftEditor, questions: Questions) {
  const { api, storage, salesPerson, navigation, queryClient, report } = usePlatform()
  const [refusal, setRefusal] = useState<Refusal>()
  const isInFlight = useRef(false)

  function stored(id: string): void {
    storage.write(appliedKey, { owner: draft.owner, id })
    end(routes.complete.path)
  }

  /** The member base has an application. A page that is shown meanwhile is not left for it. */
  function end(path: string): void {
    discard()
    const { pathname } = navigation.current()
    if (Object.values(stepRoutes).some((step) => step.path === pathname)) navigation.navigate(path, { replace: true })
    queryClient.removeQueries(underReviewQuery(api, draft.owner))
  }

  const sending = useMutation({
    // The only place that the sales person's code is sent to. [GRD-095]
    mutationFn: () =>
      sendApplication(api, {
        form: formOf(draft),
        intent: intent(),
        salesPersonCode: salesPerson(),
        isAddressRegistered: draft.addressFrom === 'registered',
        asksName: questions.asksName,
        asksTrialCampaign: questions.asksTrialCampaign,
      }),
    onSuccess: stored,
    onError: async (error) => {
      if (isUnderReview(error)) return end(routes.pending.path)
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
