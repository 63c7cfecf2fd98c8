import type { Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { AlertDialog } from '@shop/shared/ui/dialog'
import { registrationStopsQuery } from './subscription.queries.ts'
import { SubscriptionDialog } from './subscription-dialog.tsx'
import { useRegistration } from './use-registration.ts'

export { UnsentFromList } from './unsent-registration.tsx'

/**
 * The dialog of a subscription, opened where there is no panel around it. What is stopped says so, and what was
 * registered in another tab meanwhile.
 */
export function SubscriptionFromList({ product, onClose }: { product: Product; onClose(): void }) {
  const { api } = usePlatform()
  const stops = useQuery(registrationStopsQuery(api))
  const registration = useRegistration(product)
  // A registration of this dialog is said by the page when the dialog has gone.
  if (
    registration?.registered !== undefined &&
    !registration.line.isOrdering &&
    registration.line.justOrdered === undefined
  )
    return <AlertDialog title="定期便に登録済みです" onClose={onClose} />
  if (registration !== undefined) return <SubscriptionDialog registration={registration} onClose={onClose} />
  if (stops.isPending) return null
  return <AlertDialog title="ただいま定期便のご登録を受け付けておりません" onClose={onClose} />
}
