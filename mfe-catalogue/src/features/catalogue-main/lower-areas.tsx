import type { WeekNumber } from '@shop/shared/domain'
import { HashtagRows } from './hashtag-rows.tsx'
import { LowerBanner } from './lower-banner.tsx'

export type LowerAreasProps = { issue: { catalogueId: string; number: number }; week: WeekNumber }

/** What nobody sees before scrolling, in a file of its own. [CAT-018] */
export const LowerAreas = ({ issue, week }: LowerAreasProps) => (
  <>
    <HashtagRows issue={issue} week={week} />
    <LowerBanner issue={issue} />
  </>
)
