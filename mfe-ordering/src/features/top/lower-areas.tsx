import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { QuietBoundary } from '../../parts/quiet-boundary.tsx'
import { RecommendedRow } from '../../parts/recommended-row.tsx'
import { AdAreas } from './ads/ad-areas.tsx'
import { CataloguesArea } from './catalogues-area.tsx'
import { EmergencyArea } from './emergency-area.tsx'
import { FaqArea } from './faq-area.tsx'
import { PartnersArea } from './partners/partners-area.tsx'

/**
 * Areas below the categories, in a file of its own: catalogues, and banners, rows and partners, each left out when
 * it fails. A visitor has no history to recommend from: the ranking alone.
 */
export function LowerAreas({ week, isVisitor }: { week: WeekNumber; isVisitor: boolean }) {
  const { report } = usePlatform()
  return (
    <>
      <CataloguesArea week={week} />
      <QuietBoundary report={report}>
        <AdAreas week={week} isVisitor={isVisitor} />
      </QuietBoundary>
      {isVisitor ? null : <RecommendedRow place="topForMember" week={week} />}
      <RecommendedRow place="topRanking" week={week} />
      <QuietBoundary report={report}>
        <PartnersArea week={week} />
      </QuietBoundary>
    </>
  )
}

/** Areas that stand there also while no week is open. */
export const LastAreas = ({ isVisitor }: { isVisitor: boolean }) => (
  <>
    <EmergencyArea />
    <FaqArea isVisitor={isVisitor} />
  </>
)
