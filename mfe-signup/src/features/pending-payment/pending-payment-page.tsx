import type { Member } from '@shop/shared/domain'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'
import { useApplicationRedirect } from '../../parts/use-lead-to-application.ts'
import { RegisterAccount } from './register-account.tsx'

/** お支払い方法の登録, after the application. A login without a member has none; who may not apply is told elsewhere. */
export function PendingPaymentPage() {
  const applicant = useApplicant()
  const member: Member | undefined = applicant.is === 'applicant' ? applicant.member : undefined
  useApplicationRedirect(member === undefined)
  return member === undefined ? <ScreenWaiting /> : <RegisterAccount key={member.code} member={member} />
}
