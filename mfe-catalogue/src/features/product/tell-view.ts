import type { ApiClient } from '@shop/shared/api'
import { type RecommendedView, tellRecommendedView } from '@shop/shared/api/recommended-view'
import type { MemberCode } from '@shop/shared/domain'
import type { QueryClient } from '@shop/shared/query'
import { recommendUserQuery } from '@shop/shared/recommend-user'

type View = Omit<RecommendedView, 'userId'> & { member: MemberCode }

/** In a file of its own, which is loaded once there is something to tell. [CAT-057] */
export const tellView = (client: QueryClient, api: ApiClient, { member, ...view }: View): Promise<void> =>
  tellRecommendedView(api, { ...view, userId: () => client.ensureQueryData(recommendUserQuery(api, member)) })
