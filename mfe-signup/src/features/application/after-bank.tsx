import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { lazy, type ReactNode } from 'react'
import { bankReturnKey } from '../../parts/transfer-keys.ts'
import { stepAt } from './steps.tsx'

const BackFromBank = lazy(async () => ({
  default: (await import(/* webpackChunkName: "back-from-bank" */ './back-from-bank.tsx')).BackFromBank,
}))

/** The first step, but for who comes back to it from the payment company. */
export function AfterBank({ owner, member, children }: { owner: string; member: Member; children: ReactNode }) {
  const { storage } = usePlatform()
  const { pathname } = useLocation()
  const back = stepAt(pathname) === 'delivery' ? storage.read(bankReturnKey) : undefined
  return back?.owner === owner ? <BackFromBank back={back} owner={owner} member={member} /> : children
}
