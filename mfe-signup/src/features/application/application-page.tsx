import type { Member } from '@shop/shared/domain'
import { unreachable } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { useEffect } from 'react'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'
import { useIsLate } from '../../parts/use-is-late.ts'
import { routes } from '../../routes.ts'
import { ConfirmationStep } from './confirmation-step.tsx'
import { CustomerStep } from './customer-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { firstMissingStep } from './draft.ts'
import { BarredState, DeliveryUserState, UnclearState } from './no-application.tsx'
import { PaymentStepPage } from './payment-step.tsx'
import { asksOf } from './questions.ts'
import { stepAt, stepNamesOf, stepRoutes } from './steps.tsx'
import { useDraft } from './use-draft.ts'
import { useQuestions } from './use-questions.ts'
import { useUnderReview } from './use-under-review.ts'

/** 宅配のお申し込み, with the step of payment or without it, for who may apply. [SGN-001, SGN-002, SGN-013] */
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
      return <Application key={applicant.owner} owner={applicant.owner} member={applicant.member} />
    default:
      return unreachable(applicant)
  }
}

/** A later step without the entries of an earlier one leads back to it; a sent application to its receipt. [SGN-007, SGN-060] */
function Application({ owner, member }: { owner: string; member: Member | undefined }) {
  const { clock, navigation } = usePlatform()
  const { pathname } = useLocation()
  const editor = useDraft(owner)
  const questions = useQuestions(member)
  const names = stepNamesOf(questions.payment !== undefined)
  const step = stepAt(pathname)
  const missing = firstMissingStep(editor.draft, asksOf(questions, clock.now())) ?? 'confirmation'
  const isTooFar = !names.includes(step) || names.indexOf(step) > names.indexOf(missing)
  const { hasApplied, isAwaited } = useUnderReview(editor)
  const isLate = useIsLate()
  const isWaiting = isAwaited && !isLate
  const elsewhere = hasApplied ? routes.pending.path : isTooFar ? stepRoutes[missing].path : undefined
  useEffect(() => {
    if (elsewhere !== undefined) navigation.navigate(elsewhere, { replace: true })
  }, [elsewhere, navigation])
  if (elsewhere !== undefined || isWaiting) return <ScreenWaiting />

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
