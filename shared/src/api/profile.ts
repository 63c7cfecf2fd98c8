import { profileCall } from '@shop/shared/contract'
import type { ApiClient } from './client.ts'

/** The identity provider's page of the member's details, and what opens it: once, for five minutes. [K-66] */
export type ProfileVisit = { profileUrl: string; accessToken: string; csrfToken: string }

/** [ACC-015] */
export const askProfileVisit = (api: ApiClient, signal?: AbortSignal): Promise<ProfileVisit> =>
  api.send(profileCall, { signal })
