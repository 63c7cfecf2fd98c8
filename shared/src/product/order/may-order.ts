import { hasAbility } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'

/** No call for an order leaves the browser of a visitor. */
export const mayOrder = ({ login }: Session): boolean => login.status === 'member' && hasAbility(login.member, 'order')
