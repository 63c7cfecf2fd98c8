import type { Member } from '@shop/shared/domain'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'
import { useApplicationRedirect } from '../../parts/use-lead-to-application.ts'
import { AccountRegistered } from './account-registered.tsx'

/** The end of a registration after the application. */
export function PendingCompletePage() {
  const applicant = useApplicant()
  const member: Member | undefined = applicant.is === 'applicant' ? applicant.member : undefined
  useApplicationRedirect(member === undefined)
  return member === undefined ? <ScreenWaiting /> : <AccountRegistered key={member.code} member={member} />
}
