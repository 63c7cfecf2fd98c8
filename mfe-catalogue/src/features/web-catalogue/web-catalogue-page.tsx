import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { allCataloguesAddress, webCataloguesQuery } from '@shop/shared/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Link, useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { Container, LinkButton, media, theme } from '@shop/shared/ui'
import { useId, useState } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { OrderNumberLink } from '../../parts/order-number-link.tsx'
import { LinkList } from '../../parts/page.tsx'
import { useViewer } from '../../parts/use-viewer.ts'
import { readCatalogueAddress } from './catalogue-address.ts'
import { CatalogueFailed, CatalogueFrame, FrameWaiting } from './catalogue-frame.tsx'
import { useCatalogueMessages } from './use-catalogue-messages.ts'
import { useHeartsAfter } from './use-hearts-after.ts'
import { ticketQuery } from './web-catalogue.queries.ts'

const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  padding: 12px 0;

  & > h1 { ${theme.text.h3} }
  & ul { display: flex; flex-wrap: wrap; gap: 8px; }
  & li > a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.touchTarget};
    padding: 0 16px;
    border: 1px solid ${theme.color.border.control};
    border-radius: 22px;
    background: ${theme.color.surface.card};
    font-weight: 600;
    text-decoration: none;
  }
  & li > a:hover { background: ${theme.color.brand.tint}; }
  & li > a[aria-current] { background: ${theme.color.brand.default}; color: ${theme.color.text.onBrand}; }

  ${media.mobile} {
    padding: 8px 0;
    & > nav { margin: 0 -16px; padding: 4px 16px; max-width: 100vw; overflow-x: auto; }
    & ul { flex-wrap: nowrap; }
    & li { flex: none; }
  }
  ${media.highContrast} { & li > a[aria-current] { outline: 2px solid Highlight; outline-offset: -4px; } }
`)

/** `/catalogue?selectedBaitaiCode=&page=`: the paper catalogue of the week, in a frame. */
export function Page() {
  const [query] = useSearchParams()
  const week = useSession(currentWeek)
  const viewer = useViewer()
  useHeartsAfter(viewer)
  if (week === undefined) return <NoWeekScreen />
  const { mediumCode, page } = readCatalogueAddress(query, viewer.isVisitor)
  return (
    <Container>
      <Breadcrumbs above={[]} here="Webカタログ" />
      <Head>
        <h1>Webカタログ</h1>
        <Media week={week.number} shown={mediumCode} />
      </Head>
      {/* Another week, another login or another medium is another post. */}
      <Catalogue
        key={`${week.number} ${viewer.key} ${mediumCode} ${page}`}
        week={week.number}
        mediumCode={mediumCode}
        page={page}
      />
      <SameGoods />
    </Container>
  )
}

/** The catalogues of the week. Without them the frame is there all the same. */
function Media({ week, shown }: { week: WeekNumber; shown: string }) {
  const catalogues = useQuery(webCataloguesQuery(usePlatform().api, week))
  if (catalogues.data === undefined || catalogues.data.length === 0) return null
  return (
    <nav aria-label="カタログの種類">
      <ul>
        {catalogues.data.map(({ code, name }) => (
          <li key={code}>
            <Link to={href.webCatalogue(code)} aria-current={code === shown ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Wanted = { week: WeekNumber; mediumCode: string; page: string | undefined }

function Catalogue({ week, mediumCode, page }: Wanted) {
  const platform = usePlatform()
  const isMember = useSession(memberOf) !== undefined
  const id = useId()
  const [post, setPost] = useState({ place: { mediumCode, page }, times: 0 })
  const again = (place: Omit<Wanted, 'week'>) => setPost(({ times }) => ({ place, times: times + 1 }))
  const on = useCatalogueMessages({
    week,
    isVisitor: !isMember,
    // Where the member left off, which only the frame knows.
    onTicketSpent: () => again({ mediumCode: '', page: undefined }),
  })
  const ticket = useQuery({ ...ticketQuery(platform, week, `${id} ${post.times}`), enabled: isMember })
  const address = platform.config.links['webCatalogue'] ?? ''

  const onRetry = () => again(post.place)
  if (address === '' || (isMember && ticket.isError))
    return <CatalogueFailed isBusy={ticket.isFetching} onRetry={onRetry} />
  if (isMember && ticket.data === undefined) return <FrameWaiting />
  return (
    <CatalogueFrame
      key={post.times}
      address={address}
      form={{
        ticket: isMember ? (ticket.data ?? '') : '',
        setPlanTimeCode: week,
        selectedBaitaiCode: post.place.mediumCode,
        page: post.place.page,
      }}
      on={on}
      onRetry={onRetry}
    />
  )
}

const Section = styled.section(css`
  padding: 24px 0 40px;
  & > h2 { ${theme.text.h4} margin-bottom: 12px; text-align: center; }
`)

/** For who reads no pictures of pages, or has the paper at hand. */
function SameGoods() {
  const titleId = useId()
  const all = allCataloguesAddress(usePlatform())
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>同じ商品を、番号や一覧からも注文できます</h2>
      <LinkList>
        <OrderNumberLink />
        <LinkButton look="outline" to={href.categories()}>
          カテゴリからさがす
        </LinkButton>
        <LinkButton look="outline" to={all}>
          カタログ一覧を見る
        </LinkButton>
      </LinkList>
    </Section>
  )
}
