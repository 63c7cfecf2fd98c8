import { allCataloguesAddress } from '@shop/shared/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { usePageMeta } from '@shop/shared/remote'
import { useParams } from '@shop/shared/router'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container } from '@shop/shared/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { useCatalogue } from '../../parts/catalogue/use-catalogue.ts'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { CatalogueHeading } from './catalogue-heading.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import type { LowerAreasProps } from './lower-areas.tsx'

/** Without their file the page goes without them. */
const LowerAreas = lazy<ComponentType<LowerAreasProps>>(() =>
  import(/* webpackChunkName: "catalogue-main-lower" */ './lower-areas.tsx').then(
    (file) => ({ default: file.LowerAreas }),
    () => ({ default: () => null }),
  ),
)

/** `/catalogue/main/{catalogueId}` */
export function Page() {
  const { catalogueId = '' } = useParams()
  const week = useSession(currentWeek)
  if (week === undefined) return <NoWeekScreen />
  return <CatalogueMain key={catalogueId} id={catalogueId} week={week.number} />
}

/** Logo, upper banners, tiles, middle banners, hashtags, lower banner, in this order. */
function CatalogueMain({ id, week }: { id: string; week: WeekNumber }) {
  const found = useCatalogue(id, week)
  const allCatalogues = allCataloguesAddress(usePlatform())
  const catalogue = found.is === 'open' ? found.catalogue : undefined
  // One of them is called as the shop is.
  usePageMeta(catalogue === undefined ? undefined : { values: { catalogue: `カタログ「${catalogue.name}」` } })
  if (found.is !== 'open') return <ScreenWaiting />
  const issue = found.number === undefined ? undefined : { catalogueId: id, number: found.number }
  const name = catalogue?.name ?? 'カタログ'
  return (
    <Container>
      <Breadcrumbs above={[{ text: 'Webカタログ', to: allCatalogues }]} here={name} />
      <CatalogueHeading name={name} week={week} catalogue={catalogue} />
      {issue === undefined ? null : <BannerCarousel issue={issue} place="upper" />}
      <CategoryTiles catalogueId={id} week={week} />
      {issue === undefined ? null : (
        <>
          <BannerCarousel issue={issue} place="middle" />
          <Suspense>
            <LowerAreas issue={issue} week={week} />
          </Suspense>
        </>
      )}
    </Container>
  )
}
