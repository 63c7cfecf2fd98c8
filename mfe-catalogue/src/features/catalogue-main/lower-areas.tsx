import type { WeekNumber } from '@shop/shared/domain'
import { HashtagRows } from './hashtag-rows.tsx'
import { LowerBanner } from './lower-banner.tsx'

export type LowerAreasProps = { issue: { catalogueId: string; number: number }; week: WeekNumber }

/** In a file of its own, since nobody sees it before scrolling. */
export const LowerAreas = ({ issue, week }: LowerAreasProps) => (
  <>
    <HashtagRows issue={issue} week={week} />
    <LowerBanner issue={issue} />
  </>
)
