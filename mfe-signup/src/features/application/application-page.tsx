import type { Member } from '@shop/shared/domain'
import { unreachable } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useLocation } from '@shop/shared/router'
import { useEffect, useState } from 'react'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { underReviewQuery } from '../../parts/under-review.queries.ts'
import { useApplicant } from '../../parts/use-applicant.ts'
import { useIsLate } from '../../parts/use-is-late.ts'
import { routes } from '../../routes.ts'
import { ConfirmationStep } from './confirmation-step.tsx'
import { CustomerStep } from './customer-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { draftKey, draftOf, firstMissingStep, hasEntries } from './draft.ts'
import { BarredState, DeliveryUserState, UnclearState } from './no-application.tsx'
import { PaymentStepPage } from './payment-step.tsx'
import { asksOf } from './questions.ts'
import { stepAt, stepNamesOf, stepRoutes } from './steps.tsx'
import { useDraft } from './use-draft.ts'
import { useQuestions } from './use-questions.ts'

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
      return <NotYetApplied key={applicant.owner} owner={applicant.owner} member={applicant.member} />
    default:
      return unreachable(applicant)
  }
}

type ApplicationProps = { owner: string; member: Member | undefined }

/**
 * Who has an application under review is told so, with its receipt number, and asked nothing. Whether there is one is not
 * waited for long, and not at all in the middle of the entries: the services take no second one. [SGN-007, SGN-012]
 */
function NotYetApplied({ owner, member }: ApplicationProps) {
  const { api, navigation, storage } = usePlatform()
  const application = useQuery(underReviewQuery(api, owner))
  const isLate = useIsLate()
  const [isBegun] = useState(() => hasEntries(draftOf(storage.read(draftKey), owner)))
  const hasApplied = application.data != null
  useEffect(() => {
    if (!hasApplied) return
    storage.remove(draftKey)
    navigation.navigate(routes.pending.path, { replace: true })
  }, [hasApplied, navigation, storage])

  const isWaiting = application.isPending && !isLate && !isBegun
  return hasApplied || isWaiting ? <ScreenWaiting /> : <Application owner={owner} member={member} />
}

/** A later step without the entries of an earlier one leads back to it. [SGN-060] */
function Application({ owner, member }: ApplicationProps) {
  const { clock, navigation } = usePlatform()
  const { pathname } = useLocation()
  const editor = useDraft(owner)
  const questions = useQuestions(member)
  const names = stepNamesOf(questions.payment !== undefined)
  const step = stepAt(pathname)
  const missing = firstMissingStep(editor.draft, asksOf(questions, clock.now())) ?? 'confirmation'
  const isTooFar = !names.includes(step) || names.indexOf(step) > names.indexOf(missing)
  const elsewhere = isTooFar ? stepRoutes[missing].path : undefined
  useEffect(() => {
    if (elsewhere !== undefined) navigation.navigate(elsewhere, { replace: true })
  }, [elsewhere, navigation])
  if (elsewhere !== undefined) return <ScreenWaiting />

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
