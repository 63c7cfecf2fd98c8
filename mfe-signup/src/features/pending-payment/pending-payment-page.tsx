import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { useEffect } from 'react'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'
import { RegisterAccount } from './register-account.tsx'

/** お支払い方法の登録, after the application. A login without a member has none; who may not apply is told elsewhere. [SGN-003] */
export function PendingPaymentPage() {
  const { navigation } = usePlatform()
  const applicant = useApplicant()
  const member: Member | undefined = applicant.is === 'applicant' ? applicant.member : undefined
  useEffect(() => {
    if (member === undefined) navigation.navigate(href.deliveryApplication(), { replace: true })
  }, [member, navigation])
  return member === undefined ? <ScreenWaiting /> : <RegisterAccount key={member.code} member={member} />
}
