import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Area } from '@shop/shared/first-view/area'
import { usePlatform } from '@shop/shared/platform'
import { NoWeek } from '@shop/shared/product/order'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import { Container, media, VisuallyHidden } from '@shop/shared/ui'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { QuietBoundary } from '../../parts/quiet-boundary.tsx'
import { RowWaiting } from '../../parts/row-waiting.tsx'
import { AppOpenBanner } from './app-open-banner.tsx'
import { CataloguesWaiting } from './catalogues-waiting.tsx'
import { CategoriesArea, CategoriesWaiting } from './categories-area.tsx'
import { LimitedBanner } from './limited-banner.tsx'
import { MemberSummary, MemberSummaryWaiting } from './member-summary.tsx'
import { NoticesArea } from './notices-area.tsx'
import { PickupArea, PickupWaiting } from './pickup-area.tsx'
import { TopSellers } from './top-sellers.tsx'
import { TopSellersWaiting } from './top-sellers-waiting.tsx'
import { VisitorIntro } from './visitor-intro.tsx'
import { weekInView } from './week-in-view.ts'

/** Areas that nobody sees before scrolling, and a way that the header has too, come in one file of their own. */
const importLower = () => import(/* webpackChunkName: "top-lower" */ './lower-areas.tsx')
const LowerAreas = lazy(async () => ({ default: (await importLower()).LowerAreas }))
const LastAreas = lazy(async () => ({ default: (await importLower()).LastAreas }))
const NumberButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "top-lower" */ './number-button.tsx')).NumberButton,
}))

const Head = styled.div(css`
  display: flex;
  align-items: stretch;
  gap: 20px;
  padding-top: 16px;

  &:empty { padding: 0; }
  ${media.mobile} { flex-direction: column; gap: 8px; padding-top: 10px; }
`)

const FirstView = styled.div(css`
  display: flex;
  gap: 20px;

  & > div:first-of-type { flex: 1; min-width: 0; }
  ${media.mobile} { display: block; }
`)

/** The banner's margin stays below the tabs and moves nothing when the page comes. */
const Page = styled(Container)(css`display: flow-root;`)

/** 注文トップ: each area waits, fails and hides on its own, in the order of the documents. */
export function TopPage() {
  const { report } = usePlatform()
  const member = useSession(memberOf)
  const week = useSession(weekInView)
  const hasNoWeek = useSession(({ weeks }) => weeks.status !== 'loading') && week === undefined
  const isVisitor = useSession((session) => memberOf(session) === undefined && !isUnknown(session))
  const pickups = useRef<HTMLDivElement>(null)
  return (
    <>
      <Page>
        <VisuallyHidden as="h1">注文トップ</VisuallyHidden>
        <AppOpenBanner />
        <Head>
          <NoticesArea />
          <OnceKnown waiting={<MemberSummaryWaiting />}>
            {member === undefined || hasNoWeek ? null : <MemberSummary member={member} week={week} />}
          </OnceKnown>
        </Head>
        {week === undefined ? (
          <NoWeekNote>
            <NoWeek waiting={areasWaiting} />
          </NoWeekNote>
        ) : (
          <>
            <FirstView ref={pickups}>
              <div>
                <Area>
                  <PickupArea week={week} isVisitor={isVisitor} />
                </Area>
              </div>
              {/* Of a visitor's page they stand in the HTML. A member waits for them: they come before other areas wake up. */}
              <Within area={isVisitor}>
                <QuietBoundary report={report}>
                  <OnceKnown waiting={<TopSellersWaiting />}>
                    <TopSellers week={week} />
                  </OnceKnown>
                </QuietBoundary>
              </Within>
            </FirstView>
            {isVisitor ? (
              <Area>
                <VisitorIntro week={week} />
              </Area>
            ) : null}
            <Area>
              <CategoriesArea week={week} />
            </Area>
            <Area>
              <LimitedBanner />
            </Area>
            <Area>
              <QuietBoundary report={report}>
                <Suspense fallback={lowerWaiting}>
                  <OnceKnown waiting={lowerWaiting}>
                    <LowerAreas week={week} isVisitor={isVisitor} />
                  </OnceKnown>
                </Suspense>
              </QuietBoundary>
            </Area>
          </>
        )}
        <Area>
          <QuietBoundary report={report}>
            <Suspense>
              <OnceKnown>
                <LastAreas isVisitor={isVisitor} />
              </OnceKnown>
            </Suspense>
          </QuietBoundary>
        </Area>
      </Page>
      <Area>
        <QuietBoundary report={report}>
          <Suspense>
            {/* Without a week there are no pickups to keep out of the way of. */}
            <OnceKnown>
              <NumberButton key={week === undefined ? 'alone' : 'beside'} isVisitor={isVisitor} pickups={pickups} />
            </OnceKnown>
          </Suspense>
        </QuietBoundary>
      </Area>
    </>
  )
}

const Within = ({ area, children }: { area: boolean; children: ReactNode }) =>
  area ? <Area>{children}</Area> : children

/** In the first view of a member's page, nobody knows yet who that is. */
function OnceKnown({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  return useSession(isUnknown) ? waiting : children
}

const isUnknown = ({ login }: Session) => login.status === 'unknown'

const NoWeekNote = styled.div(css`padding-top: 24px;`)

const lowerWaiting = (
  <>
    <CataloguesWaiting />
    <RowWaiting />
  </>
)

const areasWaiting = (
  <>
    <FirstView>
      <div>
        <PickupWaiting />
      </div>
      <TopSellersWaiting />
    </FirstView>
    <CategoriesWaiting />
    <CataloguesWaiting />
  </>
)
