import type { MemberContact } from '@shop/shared/api'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useEffect } from 'react'
import { useIsLate } from '../../parts/use-is-late.ts'
import { contactQuery } from './application.queries.ts'
import { toDeliveryAddress } from './delivery-address.ts'
import type { Draft } from './draft.ts'
import type { DraftEditor } from './use-draft.ts'

/** Offers the registered address and phone once, so that nothing known is typed again. */
export function useContact(draft: Draft, set: DraftEditor['set'], isMember: boolean) {
  const { api } = usePlatform()
  const contact = useQuery({ ...contactQuery(api, draft.owner), enabled: isMember })
  const isLate = useIsLate()

  const { data } = contact
  useEffect(() => {
    if (data !== undefined && !draft.isOffered) set(offered(data, draft))
  }, [data, draft, set])

  return {
    isWaiting: isMember && contact.isPending && !isLate && !draft.isOffered,
    hasFailed: contact.isError && !draft.isOffered,
    isRetrying: contact.isFetching,
    retry: () => void contact.refetch(),
  }
}

/** Entries that were typed before the contact came win over it. */
function offered(contact: MemberContact, { form }: Draft): Partial<Draft> {
  const registered = toDeliveryAddress(contact)
  const hasTyped = [form.postNumber, form.prefecture, form.city, form.street].some((text) => text !== '')
  return {
    isOffered: true,
    form: { ...form, phoneNumber: form.phoneNumber === '' ? (contact.phone ?? '') : form.phoneNumber },
    ...(registered === undefined ? {} : { registered, addressFrom: hasTyped ? 'other' : 'registered' }),
  }
}
