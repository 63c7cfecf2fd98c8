import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { useEffect } from 'react'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useApplicant } from '../../parts/use-applicant.ts'
import { AccountRegistered } from './account-registered.tsx'

/** The end of a registration after the application. [SGN-004, SGN-052] */
export function PendingCompletePage() {
  const { navigation } = usePlatform()
  const applicant = useApplicant()
  const member: Member | undefined = applicant.is === 'applicant' ? applicant.member : undefined
  useEffect(() => {
    if (member === undefined) navigation.navigate(href.deliveryApplication(), { replace: true })
  }, [member, navigation])
  return member === undefined ? <ScreenWaiting /> : <AccountRegistered key={member.code} member={member} />
}
