import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatWeek, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { chipStyles } from '@shop/shared/product/list'
import { useIsClosed } from '@shop/shared/product/order'
import { Link, useParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { memberOf, type Session, useSession } from '@shop/shared/session'
import { Container, media, Skeleton, Waiting } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { ExchangeBalance } from '../../parts/exchange/exchange-balance.tsx'
import { NoExchange, NoExchangeWeek } from '../../parts/exchange/no-exchange.tsx'
import { exchangeWeek } from './exchange-week.ts'
import { PointProducts } from './point-products.tsx'

const Heading = styled.h1(css`
  padding: 20px 0;
  ${media.mobile} { padding: 14px 0; }
`)

const Weeks = styled.nav(css`
  margin-bottom: 20px;

  & > ul { display: flex; flex-wrap: wrap; gap: 8px; }
  & a { ${chipStyles} }
`)

const above = [
  { text: '注文トップ', to: href.top() },
  { text: 'ポイント履歴', to: href.pointHistory() },
]

/** ポイント交換商品: those of the week in the address, else of the current one. [ACC-003] */
export function ExchangeListPage() {
  const { planningWeekNumber } = useParams()
  const { clock } = usePlatform()
  const session = useSession(whole)
  const shown = exchangeWeek(session, planningWeekNumber, clock.now())
  useIsClosed(shown.is === 'ready' ? shown.week : undefined)
  const member = memberOf(session)
  if (member === undefined) return null
  return (
    <Container>
      <Breadcrumbs above={above} here="ポイント交換商品" />
      <Heading>ポイント交換商品</Heading>
      {shown.is === 'ready' ? (
        <>
          <ExchangeBalance />
          <WeekLinks session={session} chosen={shown.week.number} />
          <PointProducts key={shown.week.number} member={member.code} week={shown.week} />
        </>
      ) : shown.is === 'waiting' ? (
        waiting
      ) : shown.is === 'none' ? (
        <NoExchangeWeek />
      ) : shown.is === 'over' ? (
        <NoExchange
          title="この週のポイント交換は締め切りました"
          text="ただいま受け付けている週の商品をご覧ください。"
        />
      ) : (
        <NoExchange title="お探しの週のポイント交換商品は見つかりませんでした" />
      )}
    </Container>
  )
}

const whole = (session: Session) => session

function WeekLinks({ session: { weeks }, chosen }: { session: Session; chosen: WeekNumber }) {
  if (weeks.status !== 'ready' || weeks.open.length < 2) return null
  return (
    <Weeks aria-label="お届けの週">
      <ul>
        {weeks.open.map(({ number }) => (
          <li key={number}>
            <Link to={href.pointExchange(number)} aria-current={number === chosen ? 'true' : undefined}>
              {formatWeek(number)}お届け分
            </Link>
          </li>
        ))}
      </ul>
    </Weeks>
  )
}

const waiting = (
  <Waiting text="ポイント交換商品を読み込み中です">
    <Skeleton height="400px" radius={12} />
  </Waiting>
)
