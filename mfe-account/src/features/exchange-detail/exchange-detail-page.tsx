import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { isApiError } from '@shop/shared/api'
import type { ProductAddress } from '@shop/shared/api/shopping'
import { isWeekNumber, type Member, parseOrderNumber } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { failureTitle } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { useParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import {
  Container,
  EmptyState,
  FailedState,
  LinkButton,
  media,
  retryOf,
  Skeleton,
  VisuallyHidden,
  Waiting,
} from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { NoExchange } from '../../parts/exchange/no-exchange.tsx'
import { exchangeProductQuery } from './exchange-detail.queries.ts'
import { ExchangeProduct } from './exchange-product.tsx'

const notFoundStatus = 404

/** One product that is had for points. */
export function ExchangeDetailPage() {
  const { planningWeekNumber: week = '', orderNumber: text = '' } = useParams()
  const member = useSession(memberOf)
  const orderNumber = parseOrderNumber(text)
  if (member === undefined) return null
  if (!isWeekNumber(week) || orderNumber === undefined) return <Other>{notFound}</Other>
  // Another product is another page: its quantity begins anew.
  return <ProductOfWeek key={`${week}/${orderNumber}`} member={member} address={{ week, orderNumber }} />
}

function ProductOfWeek({ member, address }: { member: Member; address: ProductAddress }) {
  const product = useQuery(exchangeProductQuery(usePlatform(), member, address))
  if (product.isPending) return waiting
  if (product.data === undefined) {
    if (isApiError(product.error) && product.error.facts.status === notFoundStatus) return <Other>{notFound}</Other>
    return (
      <Other>
        <FailedState title={failureTitle(product.error)} {...retryOf(product)} />
      </Other>
    )
  }
  if (!product.data.product.isPointExchange)
    return (
      <Other>
        <EmptyState
          title="こちらの商品はポイントと交換できません"
          action={
            <LinkButton look="outline" to={href.product(address.week, address.orderNumber)}>
              商品のページへ
            </LinkButton>
          }
        />
      </Other>
    )
  return <ExchangeProduct detail={product.data} />
}

const above = [
  { text: '注文トップ', to: href.top() },
  { text: 'ポイント交換商品', to: href.pointExchange() },
]

const Other = ({ children }: { children: React.ReactNode }) => (
  <Container>
    <Breadcrumbs above={above} here="商品" />
    <VisuallyHidden as="h1">ポイント交換商品</VisuallyHidden>
    {children}
  </Container>
)

const { title, text } = shoppingMessages.productNotFound
const notFound = <NoExchange title={title} text={text} />

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  gap: 40px;
  padding-top: 24px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`)

const waiting = (
  <Other>
    <Waiting text="商品を読み込み中です">
      <Columns>
        <Skeleton height="400px" radius={12} />
        <Skeleton height="320px" radius={12} />
      </Columns>
    </Waiting>
  </Other>
)
