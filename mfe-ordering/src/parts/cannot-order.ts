import { hasAbility, type Member, type Message, messages, nonDeliveryNotice } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'

/** Why a member without delivery use orders nothing. [GRD-077] */
export function cannotOrder(member: Member, phones: PlatformServices['config']['phones']): Message {
  return hasAbility(member, 'apply') ? messages.applyFirst : nonDeliveryNotice(member, phones['enrolment'] ?? '')
}

/** Before such a member leaves to shop in vain: says so, and leads to the application whoever may apply. [GRD-055, GRD-077] */
export async function askToApply({ notices, navigation, config }: PlatformServices, member: Member): Promise<void> {
  if (!hasAbility(member, 'apply')) return notices.alert(cannotOrder(member, config.phones))
  const isYes = await notices.confirm({ ...messages.registerFirst, yes: '利用登録へ進む', no: '進まない' })
  if (isYes) navigation.navigate(href.deliveryApplication())
}
