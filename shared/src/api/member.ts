import { memberAddInfoCall, memberCall } from '@shop/shared/contract'
import type { Member } from '@shop/shared/domain'
import type { ApiClient } from './client.ts'
import { type MemberContact, toMember, toMemberContact } from './map/member.ts'

/** Reads the member of this login. `subject` is the identity provider's `sub`. */
export const getMember = async (api: ApiClient, subject: string, signal?: AbortSignal): Promise<Member> =>
  toMember(await api.send(memberCall, { query: { auth0Id: subject }, signal }))

/** Reads how the member can be reached. [API-010] */
export const getMemberContact = async (api: ApiClient, signal?: AbortSignal): Promise<MemberContact> =>
  toMemberContact(await api.send(memberAddInfoCall, { signal }))
