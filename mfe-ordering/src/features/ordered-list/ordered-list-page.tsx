import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type PlanningWeek, weekLabel } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { NoWeek } from '@shop/shared/product/order'
import { currentWeek, isViewMode, memberOf, useSession } from '@shop/shared/session'
import { Button, Container, media, theme } from '@shop/shared/ui'
import Printer from 'lucide-react/icons/printer'
import { OrderedListWaiting } from './ordered-list-waiting.tsx'
import { OrderedProducts } from './ordered-products.tsx'
import { PrintHead, PrintStyles } from './printed-order.tsx'

const Head = styled.div(css`
  display: flex;
  align-items: baseline;
  gap: 16px;
  padding: 24px 0 20px;

  & > p { color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & > button { margin-left: auto; }
  ${media.mobile} { padding: 20px 0 12px; & > button { display: none; } }
  ${media.print} { padding: 0 0 4mm; & > button { display: none; } }
`)

const OrderOfWeek = ({ week }: { week: PlanningWeek | undefined }) =>
  week === undefined ? <NoWeek waiting={<OrderedListWaiting />} /> : <OrderedProducts week={week} />

/** ご注文内容: the order of the week, as long as it is open to be changed. */
export function OrderedListPage() {
  const { entry, clock } = usePlatform()
  const member = useSession(memberOf)
  const week = useSession(currentWeek)
  // Still on show while the member leaves: their order is read for nobody.
  const isVisitor = useSession(isViewMode)

  return (
    <Container>
      <Head>
        <h1>ご注文内容</h1>
        {week === undefined ? null : <p>{weekLabel(week)}分</p>}
        {entry === 'app' ? null : (
          <Button look="quiet" onClick={() => print()}>
            <Printer size={20} />
            印刷する
          </Button>
        )}
      </Head>
      {member === undefined || week === undefined ? null : (
        <>
          <PrintStyles member={member} now={clock.now()} />
          <PrintHead member={member} week={week} />
        </>
      )}
      {isVisitor ? null : <OrderOfWeek week={week} />}
    </Container>
  )
}
