import type { ApiClient } from '@shop/shared/api'
import { getRepeatProducts, type RepeatChoice, type RepeatPage } from '@shop/shared/api/shopping'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { ProductPagesQuery } from '@shop/shared/product/list'

/** All lists to buy again, of whichever week. */
export const repeatKey = ['ordering', 'repeat'] as const

/** A member's list of a week; what is chosen of it stands last. */
export const repeatQuery = (
  api: ApiClient,
  { week, member }: { week: WeekNumber; member: MemberCode },
  choice: RepeatChoice,
): ProductPagesQuery<RepeatPage> => ({
  queryKey: [...repeatKey, { week, member }, choice],
  load: (page, signal) => getRepeatProducts(api, { week, ...choice, ...page }, signal),
})
