import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useViewer } from '../../parts/use-viewer.ts'
import { catalogueHashtagsQuery } from './catalogue-main.queries.ts'
import { HashtagRow } from './hashtag-row.tsx'

type Props = { issue: { catalogueId: string; number: number }; week: WeekNumber }

/** Without an answer there are no rows, and no error. */
export function HashtagRows({ issue, week }: Props) {
  const { api } = usePlatform()
  const viewer = useViewer()
  const { data } = useQuery(catalogueHashtagsQuery(api, { ...issue, week, viewer }))
  return data?.map((row) => <HashtagRow key={row.name} row={row} />)
}
