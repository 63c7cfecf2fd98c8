import type { Transfer } from '@shop/shared/api/payment'
import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useEffect } from 'react'
import { type PaymentNotice, toNoticeState } from '../../parts/payment-notice.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { type BankReturn, bankReturnKey } from '../../parts/transfer-keys.ts'
import { routes } from '../../routes.ts'
import { hasEntries } from './draft.ts'
import { fromSavedEntries } from './saved-entries.ts'
import { stepRoutes } from './steps.tsx'
import { useDraft } from './use-draft.ts'
import { useQuestions } from './use-questions.ts'

/** Which screens, by whether the application waits for its payment. [K-20] */
const screens = {
  application: { payment: stepRoutes.payment.path, next: stepRoutes.confirmation.path },
  pending: { payment: routes.pendingPayment.path, next: routes.pendingComplete.path },
} as const

function noticeOf({ flag, kind }: BankReturn): PaymentNotice {
  if (flag === 2) return kind === 'card' ? 'unconfirmedCard' : 'unconfirmedAccount'
  return kind === 'card' ? 'unfinishedCard' : 'unfinishedAccount'
}

type Onward = { is: 'next' } | { is: 'payment'; notice?: PaymentNotice }

/** That something was registered is believed of the services alone, whatever the address of the way back said. */
function judgeReturn(back: BankReturn, transfer: Transfer | undefined): Onward {
  const isRegistered = transfer?.state === 'registered'
  if (back.flag === 2 && isRegistered) return { is: 'next' }
  // As long as nobody knows, the screen of payment offers to ask again.
  return transfer === undefined || isRegistered ? { is: 'payment' } : { is: 'payment', notice: noticeOf(back) }
}

/** Gets the entries back, and goes on where the applicant was. */
export function BackFromBank({ back, owner, member }: { back: BankReturn; owner: string; member: Member }) {
  const { navigation, storage } = usePlatform()
  const { current, set, finish } = useDraft(owner)
  const { questions, transfer, isLoading } = useQuestions(member)
  const isPending = back.from === 'pending' || questions.payment === undefined

  useEffect(() => {
    if (isLoading) return
    storage.remove(bankReturnKey)
    if (!hasEntries(current()) && transfer?.entries !== undefined) set(fromSavedEntries(transfer.entries))
    const to = screens[isPending ? 'pending' : 'application']
    const onward = judgeReturn(back, transfer)
    if (onward.is === 'payment')
      return navigation.navigate(to.payment, { replace: true, state: toNoticeState(onward.notice) })
    if (!isPending) finish('payment')
    navigation.navigate(to.next, { replace: true })
  }, [back, isLoading, isPending, transfer, storage, navigation, current, set, finish])

  return <ScreenWaiting />
}
