import { shoppingMessages } from '@shop/shared/domain/shopping'
import { usePageMeta } from '@shop/shared/remote'
import { href } from '@shop/shared/routes'
import { Container, EmptyState, LinkButton } from '@shop/shared/ui'
import PackageX from 'lucide-react/icons/package-x'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { OrderNumberLink } from '../../parts/order-number-link.tsx'
import { LinkList, PageHeading, Panel } from '../../parts/page.tsx'
import { SearchForm } from '../../parts/search-form.tsx'

/** No such product in that week. */
export function ProductNotFound() {
  const { title, text } = shoppingMessages.productNotFound
  usePageMeta({ title })
  return (
    <Container>
      <Breadcrumbs above={[]} here="商品" />
      <PageHeading>{title}</PageHeading>
      <Panel>
        <p style={{ paddingBottom: 20, textAlign: 'center' }}>{text}</p>
        <SearchForm />
        <div style={{ paddingTop: 24 }}>
          <LinkList>
            <LinkButton look="outline" to={href.categories()}>
              カテゴリから探す
            </LinkButton>
            <OrderNumberLink />
          </LinkList>
        </div>
      </Panel>
    </Container>
  )
}

/** A product of a kind that has no page. */
export function ProductNotShown() {
  const { title } = shoppingMessages.productNotShown
  usePageMeta({ title })
  return (
    <Container>
      <Breadcrumbs above={[]} here="商品" />
      <PageHeading>{title}</PageHeading>
      <EmptyState
        title="ほかの商品をお探しください"
        picture={<PackageX size={56} />}
        action={
          <LinkButton look="outline" to={href.categories()}>
            カテゴリへ戻る
          </LinkButton>
        }
      />
    </Container>
  )
}
