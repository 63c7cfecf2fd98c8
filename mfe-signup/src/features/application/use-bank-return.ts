import type { Transfer } from '@shop/shared/api/payment'
import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { useEffect } from 'react'
import { type PaymentNotice, toNoticeState } from '../../parts/payment-notice.tsx'
import { type BankReturn, bankReturnKey } from '../../parts/transfer-keys.ts'
import { routes } from '../../routes.ts'
import { hasEntries } from './draft.ts'
import { fromSavedEntries } from './saved-entries.ts'
import { stepRoutes } from './steps.tsx'
import type { DraftEditor } from './use-draft.ts'
import type { AskedQuestions } from './use-questions.ts'

/** Which screen, by whether a registration goes on and whether the application waits for it. [SGN-051, SGN-052, K-20] */
const targets = {
  application: { payment: stepRoutes.payment.path, next: stepRoutes.confirmation.path },
  pending: { payment: routes.pendingPayment.path, next: routes.pendingComplete.path },
} as const

function noticeOf({ flag, kind }: BankReturn): PaymentNotice {
  if (flag === 2) return kind === 'card' ? 'unconfirmedCard' : 'unconfirmedAccount'
  return kind === 'card' ? 'unfinishedCard' : 'unfinishedAccount'
}

type Onward = { is: 'next' } | { is: 'payment'; notice?: PaymentNotice }

/** That something was registered is believed of the services alone, whatever the address of the way back said. [SGN-061] */
function judgeReturn(back: BankReturn, transfer: Transfer | undefined): Onward {
  const isRegistered = transfer?.state === 'registered'
  if (back.flag === 2 && isRegistered) return { is: 'next' }
  // As long as nobody knows, the screen of payment offers to ask again.
  return transfer === undefined || isRegistered ? { is: 'payment' } : { is: 'payment', notice: noticeOf(back) }
}

/**
 * Who comes back to the first step from the payment company gets the entries back and goes on where they were. That
 * something was registered is believed of the services alone. Says whether it is under way. [SGN-051 to SGN-053]
 */
export function useBankReturn(owner: string, editor: DraftEditor, asked: AskedQuestions): boolean {
  const { navigation, storage } = usePlatform()
  const { pathname } = useLocation()
  const { current, set, finish } = editor
  const { questions, transfer, isLoading } = asked
  const kept = pathname === stepRoutes.delivery.path ? storage.read(bankReturnKey) : undefined
  const back = kept?.owner === owner ? kept : undefined
  const isPending = back?.from === 'pending' || questions.payment === undefined

  useEffect(() => {
    if (back === undefined || isLoading) return
    storage.remove(bankReturnKey)
    if (!hasEntries(current()) && transfer?.entries !== undefined) set(fromSavedEntries(transfer.entries))
    const to = targets[isPending ? 'pending' : 'application']
    const onward = judgeReturn(back, transfer)
    if (onward.is === 'payment')
      return navigation.navigate(to.payment, { replace: true, state: toNoticeState(onward.notice) })
    if (!isPending) finish('payment')
    navigation.navigate(to.next, { replace: true })
  }, [back, isLoading, isPending, transfer, storage, navigation, current, set, finish])

  return back !== undefined
}
