import { hasAbility, type Member, nonDeliveryNotice } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { memberOf, useSession } from '@shop/shared/session'

export type Applicant =
  /** `owner` names whose entries are kept in this tab. A login without a member may apply, too. */
  | { is: 'applicant'; owner: string; member: Member | undefined }
  | { is: 'deliveryUser' }
  /** May not apply with this membership. [GRD-075, GRD-076] */
  | { is: 'barred'; reason: string }
  /** Who this is could not be loaded. */
  | { is: 'unclear' }

/** May whoever is here apply for delivery? */
export function useApplicant(): Applicant {
  const { config } = usePlatform()
  const member = useSession(memberOf)
  const subject = useSession(({ login }) => (login.status === 'unregistered' ? login.subject : undefined))
  if (member === undefined)
    return subject === undefined ? { is: 'unclear' } : { is: 'applicant', owner: subject, member: undefined }
  if (member.usesDelivery) return { is: 'deliveryUser' }
  if (hasAbility(member, 'apply')) return { is: 'applicant', owner: member.code, member }
  return { is: 'barred', reason: nonDeliveryNotice(member, config.phones['enrolment'] ?? '').title }
}
