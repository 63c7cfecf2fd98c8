import { allCataloguesAddress } from '@shop/shared/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { usePageMeta } from '@shop/shared/remote'
import { useParams } from '@shop/shared/router'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container } from '@shop/shared/ui'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { catalogueHref } from '../../parts/catalogue/catalogue-href.ts'
import { useCatalogue } from '../../parts/catalogue/use-catalogue.ts'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { ContentFrame } from './content-frame.tsx'

/** `/catalogue/contents/{catalogueId}/{contents}`: a page of an agency inside of the shop. */
export function Page() {
  const { catalogueId = '', contents = '' } = useParams()
  const week = useSession(currentWeek)
  if (week === undefined) return <NoWeekScreen />
  return <CatalogueContents key={`${catalogueId} ${contents}`} {...{ catalogueId, contents }} week={week.number} />
}

type Props = { catalogueId: string; contents: string; week: WeekNumber }

function CatalogueContents({ catalogueId, contents, week }: Props) {
  const found = useCatalogue(catalogueId, week)
  const allCatalogues = allCataloguesAddress(usePlatform())
  const name = found.is === 'open' ? found.catalogue?.name : undefined
  const title = `${name ?? 'カタログ'}の特集`
  usePageMeta(name === undefined ? undefined : { values: { catalogue: title } })
  if (found.is !== 'open') return <ScreenWaiting />
  const above = [
    { text: 'Webカタログ', to: allCatalogues },
    { text: name ?? 'カタログ', to: catalogueHref.main(catalogueId) },
  ]
  return (
    <Container>
      <Breadcrumbs above={above} here="特集" />
      <PageHeading>{title}</PageHeading>
      <ContentFrame title={title} {...{ catalogueId, contents, week }} />
    </Container>
  )
}
