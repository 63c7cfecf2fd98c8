import type { Member } from '@shop/shared/domain'
import { unreachable } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'
import { useIsLate } from '../../parts/use-is-late.ts'
import { routes } from '../../routes.ts'
import { AfterBank } from './after-bank.tsx'
import { contactQuery } from './application.queries.ts'
import { ConfirmationStep } from './confirmation-step.tsx'
import { CustomerStep } from './customer-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { firstMissingStep } from './draft.ts'
import { BarredState, DeliveryUserState, UnclearState } from './no-application.tsx'
import { asksOf } from './questions.ts'
import { isResumable, isUntouched } from './saved-entries.ts'
import { type StepName, stepAt, stepNamesOf, stepRoutes } from './steps.tsx'
import { useDraft } from './use-draft.ts'
import { type AskedQuestions, useQuestions } from './use-questions.ts'
import { useUnderReview } from './use-under-review.ts'

/** Of those who are asked for a payment: the first view of the others need not wait for it. */
const PaymentStepPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "payment-step" */ './payment-step.tsx')).PaymentStepPage,
}))
const ResumePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "resume" */ './resume-page.tsx')).ResumePage,
}))

/** 宅配のお申し込み, with the step of payment or without it, for who may apply. */
export function ApplicationPage() {
  const applicant = useApplicant()
  switch (applicant.is) {
    case 'unclear':
      return <UnclearState />
    case 'deliveryUser':
      return <DeliveryUserState />
    case 'barred':
      return <BarredState reason={applicant.reason} />
    case 'applicant':
      return (
        <Suspense key={applicant.owner} fallback={<ScreenWaiting />}>
          <Applying owner={applicant.owner} member={applicant.member} />
        </Suspense>
      )
    default:
      return unreachable(applicant)
  }
}

type Props = { owner: string; member: Member | undefined }

/** A login without a member is never handed over to the payment company. [K-93] */
function Applying({ owner, member }: Props) {
  const application = <Application owner={owner} member={member} />
  return member === undefined ? (
    application
  ) : (
    <AfterBank owner={owner} member={member}>
      {application}
    </AfterBank>
  )
}

/** Which steps wait for what is not known yet, and how long. [K-93] */
const isHeldUp: Readonly<Record<StepName, (asked: AskedQuestions, isLate: boolean) => boolean>> = {
  delivery: ({ isLoading }, isLate) => isLoading && !isLate,
  customer: ({ areStepsUnknown }, isLate) => areStepsUnknown && !isLate,
  payment: ({ isLoading }) => isLoading,
  confirmation: ({ isLoading }) => isLoading,
}

/** A later step without the entries of an earlier one leads back to it; a sent application to its receipt. */
function Application({ owner, member }: Props) {
  const { api, clock, navigation, queryClient } = usePlatform()
  const { pathname } = useLocation()
  const editor = useDraft(owner)
  const asked = useQuestions(member)
  const isLate = useIsLate()
  const [beginsAnew, setBeginsAnew] = useState(false)
  const { questions, transfer } = asked
  const names = stepNamesOf(questions.payment !== undefined)
  const step = stepAt(pathname)
  const { hasApplied, isAwaited } = useUnderReview(editor)
  const isWaiting = isHeldUp[step](asked, isLate) || (isAwaited && !isLate)
  const asksContactAlready = isWaiting && step === 'delivery' && member !== undefined
  useEffect(() => {
    if (asksContactAlready) void queryClient.prefetchQuery(contactQuery(api, owner))
  }, [asksContactAlready, api, queryClient, owner])

  const missing = firstMissingStep(editor.draft, asksOf(questions, clock.now())) ?? 'confirmation'
  const isTooFar = !isWaiting && (!names.includes(step) || names.indexOf(step) > names.indexOf(missing))

  function elsewhereOf(): string | undefined {
    if (hasApplied) return routes.pending.path
    if (asked.isUnavailable) return routes.unavailable.path
    return isTooFar ? stepRoutes[missing].path : undefined
  }
  const elsewhere = elsewhereOf()
  useEffect(() => {
    if (elsewhere !== undefined) navigation.navigate(elsewhere, { replace: true })
  }, [elsewhere, navigation])
  if (elsewhere !== undefined || isWaiting) return <ScreenWaiting />

  if (
    step === 'delivery' &&
    transfer !== undefined &&
    isResumable(transfer) &&
    isUntouched(editor.draft) &&
    !beginsAnew
  )
    return <ResumePage editor={editor} transfer={transfer} onBeginAnew={() => setBeginsAnew(true)} />

  const props = { editor, member, questions }
  switch (step) {
    case 'delivery':
      return <DeliveryStep {...props} />
    case 'customer':
      return <CustomerStep {...props} />
    case 'payment':
      return <PaymentStepPage {...props} />
    case 'confirmation':
      return <ConfirmationStep {...props} />
    default:
      return unreachable(step)
  }
}
