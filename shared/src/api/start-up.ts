import { limitedProductWeeksCall, recommendUserCall, thanksMailCall } from '@shop/shared/contract'
import { type Member, type WeekNumber, weekNumber } from '@shop/shared/domain'
import type { ApiClient } from './client.ts'

/** The week of limited products; nothing while none can be ordered. */
export async function getLimitedWeek(api: ApiClient, signal?: AbortSignal): Promise<WeekNumber | undefined> {
  const { planning_week: week } = await api.send(limitedProductWeeksCall, { signal })
  return week === undefined ? undefined : weekNumber(week)
}

/** [API-037] */
export const getRecommendUserId = async (api: ApiClient, signal?: AbortSignal): Promise<string> =>
  (await api.send(recommendUserCall, { signal })).user_id

const registrationMail = 0

/** Thanks for a registration, by mail. The member base decides to whom, the names stand in the greeting. */
export async function sendThanksMail(
  api: ApiClient,
  { idToken, intent }: { idToken: string; intent: string },
  { firstName, lastName }: Member,
): Promise<void> {
  const params = { emailType: registrationMail, firstName, lastName } as const
  await api.send(thanksMailCall, { body: { idToken, params }, intent })
}
