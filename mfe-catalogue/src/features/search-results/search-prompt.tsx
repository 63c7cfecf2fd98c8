import { href } from '@shop/shared/routes'
import { Container, LinkButton } from '@shop/shared/ui'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { OrderNumberWay } from '../../parts/order-number-way.tsx'
import { PageHeading, Panel, Ways } from '../../parts/page.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import { usePageMeta } from '../../parts/use-page-meta.ts'

/** Nothing was typed: asks for a word. */
export function SearchPrompt() {
  usePageMeta({ title: '商品をさがす' })
  return (
    <Container>
      <Breadcrumbs above={[]} here="商品をさがす" />
      <PageHeading>商品をさがす</PageHeading>
      <Panel>
        <SearchForm />
        <div style={{ paddingTop: 24 }}>
          <Ways>
            <LinkButton look="outline" to={href.categories()}>
              カテゴリから探す
            </LinkButton>
            <OrderNumberWay />
          </Ways>
        </div>
      </Panel>
    </Container>
  )
}
