import type { Member } from '@shop/shared/domain'
import { stepLabelOf } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { bankAccountsQuery } from '../../parts/payment.queries.ts'

/**
 * Whether the payment of an application is set up: by the application, or by a registration since. Where nobody can say, an
 * account may be registered; the screen for it says why not. A login without a member has none. [SGN-036, K-93]
 */
export function usePaymentState(isInApplication: boolean, owner: string, member: Member | undefined) {
  const { api } = usePlatform()
  const accounts = useQuery({ ...bankAccountsQuery(api, owner), enabled: !isInApplication && member !== undefined })
  const isRegisteredSince = accounts.data !== undefined && stepLabelOf(accounts.data.yoshinStatus) === 'payment'
  const hasPayment = isInApplication || isRegisteredSince
  return { hasPayment, mayRegister: member !== undefined && !hasPayment && !accounts.isPending }
}
