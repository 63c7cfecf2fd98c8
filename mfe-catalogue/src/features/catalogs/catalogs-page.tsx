import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { CatalogueCover, webCataloguesQuery } from '@shop/shared/catalogues'
import { formatWeek, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { usePageMeta } from '@shop/shared/remote'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, FailedState, LinkButton, media, retryOf, theme } from '@shop/shared/ui'
import { catalogueListQuery } from '../../parts/catalogue/catalogue.queries.ts'
import { Covers } from '../../parts/catalogue/covers.ts'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { webCatalogueCategoriesQuery } from './catalogs.queries.ts'
import { CatalogueSection } from './catalogue-section.tsx'
import { cataloguesData } from './catalogues-data.ts'
import { CoversWaiting } from './covers-waiting.tsx'
import { ExistingCatalogues } from './existing-catalogues.tsx'
import { groupCatalogues } from './group-catalogues.ts'

/** `/catalogs`: the web catalogues of the week by group, and the existing ones below. */
export function Page() {
  const week = useSession(currentWeek)
  if (week === undefined) return <NoWeekScreen />
  return (
    <Container>
      <Heading>
        <h1>Webカタログ</h1>
        <p>{formatWeek(week.number)}号</p>
      </Heading>
      <Catalogues week={week.number} />
    </Container>
  )
}

const Heading = styled.header(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 14px;
  padding: 20px 0 0;

  & > p { color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  ${media.mobile} { padding-top: 14px; }
`)

function Catalogues({ week }: { week: WeekNumber }) {
  const { api, config } = usePlatform()
  const web = useQuery(webCataloguesQuery(api, week))
  // Without them all stand under その他.
  const categories = useQuery(webCatalogueCategoriesQuery(api))
  const list = useQuery(catalogueListQuery(api))
  const groups = groupCatalogues(web.data ?? [], categories.data ?? [])
  usePageMeta({ structuredData: cataloguesData(config.services.shop, groups) })
  if (web.isPending || categories.isPending || list.isPending) return <CoversWaiting />
  return (
    <>
      {web.isError ? (
        <CatalogueSection title="今週のカタログ">
          <FailedState title="Webカタログを表示できませんでした" {...retryOf(web)} />
        </CatalogueSection>
      ) : null}
      {groups.map((group) => (
        <CatalogueSection key={group.name} title={group.name}>
          <Covers>
            {group.catalogues.map(({ code, ...book }) => (
              <li key={code}>
                <CatalogueCover to={href.webCatalogue(code)} {...book} />
              </li>
            ))}
          </Covers>
        </CatalogueSection>
      ))}
      {list.data === undefined ? null : <ExistingCatalogues list={list.data} />}
      {groups.length === 0 && web.isSuccess && (list.data?.catalogues.length ?? 0) === 0 ? <NoCatalogues /> : null}
    </>
  )
}

const NoCatalogues = () => (
  <CatalogueSection title="カタログ">
    <EmptyState
      title="今週のカタログはまだご用意できていません"
      action={
        <LinkButton look="outline" to={href.top()}>
          注文トップへ
        </LinkButton>
      }
    />
  </CatalogueSection>
)
