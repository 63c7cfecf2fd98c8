import { type BankAccount, paymentCallText, updateBankAccount } from '@shop/shared/api/payment'
import type { Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useMutation, useQuery, useQueryClient } from '@shop/shared/query'
import { useEffect } from 'react'
import { bankAccountsQuery, refreshPayment, transferQuery } from '../../parts/payment.queries.ts'

export type AccountUpdate =
  | { is: 'waiting' }
  | { is: 'failed'; text: string; isRetrying: boolean; retry(): void }
  /** Nothing was registered, whatever the address says. */
  | { is: 'unconfirmed' }
  | { is: 'done'; account: BankAccount | undefined }

/** A first account after the application. [SGN-043] */
const newRegistration = '1'

/**
 * Makes the registered account the one that is applied for. The services do it once, also when the page is loaded anew: then
 * there is no registration any more, but the account is on its way.
 */
export function useAccountUpdate({ code }: Member): AccountUpdate {
  const { api, report } = usePlatform()
  const client = useQueryClient()
  const accounts = useQuery(bankAccountsQuery(api, code))
  const transfer = useQuery(transferQuery(api, code))
  const { mutate, ...update } = useMutation({
    mutationFn: (_account: BankAccount | undefined) => updateBankAccount(api, code, newRegistration),
    onSuccess: () => refreshPayment(client, api, code),
    onError: (error) => report({ error, doing: 'apply for the registered account' }),
  })

  const registered = transfer.data?.state === 'registered' ? transfer.data : undefined
  const isDue = registered !== undefined && update.isIdle
  useEffect(() => {
    if (isDue) mutate(registered.account)
  }, [isDue, mutate, registered])

  if (update.isSuccess) return { is: 'done', account: update.variables }
  if (update.isError)
    return {
      is: 'failed',
      text: paymentCallText('update', update.error),
      isRetrying: false,
      retry: () => mutate(update.variables),
    }
  for (const [asked, text] of [
    [transfer, '登録の状況を確認できませんでした'],
    [accounts, paymentCallText('bankAccount', accounts.error)],
  ] as const)
    if (asked.isError && asked.data === undefined)
      return { is: 'failed', text, isRetrying: asked.isFetching, retry: () => void asked.refetch() }
  if (update.isPending || isDue || transfer.isPending || accounts.isPending) return { is: 'waiting' }
  const account = accounts.data?.applying ?? accounts.data?.confirmed
  return account === undefined ? { is: 'unconfirmed' } : { is: 'done', account }
}
