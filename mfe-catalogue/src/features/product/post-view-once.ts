import type { ApiClient } from '@shop/shared/api'
import { postRecommendedView, type RecommendedView } from '@shop/shared/api/recommended-view'
import type { MemberCode } from '@shop/shared/domain'
import type { QueryClient } from '@shop/shared/query'
import { recommendUserQuery } from '@shop/shared/recommend-user'

type View = Omit<RecommendedView, 'userId'> & { member: MemberCode }

/** In a file of its own, which is loaded once there is something to tell. */
export const postViewOnce = (client: QueryClient, api: ApiClient, { member, ...view }: View): Promise<void> =>
  postRecommendedView(api, { ...view, userId: () => client.ensureQueryData(recommendUserQuery(api, member)) })
