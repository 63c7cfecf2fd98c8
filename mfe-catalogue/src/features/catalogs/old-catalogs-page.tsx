import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { Container, EmptyState, FailedState, LinkButton, retryOf } from '@shop/shared/ui'
import { catalogueListQuery } from '../../parts/catalogue/catalogue.queries.ts'
import { PageHeading } from '../../parts/page.tsx'
import { CoversWaiting } from './covers-waiting.tsx'
import { ExistingCatalogues } from './existing-catalogues.tsx'

/**
 * `/mobile/old-catalogs`, for apps of before the renewal: the existing catalogues alone. Those apps show web catalogues
 * in a screen of their own.
 */
export function Page() {
  return (
    <Container>
      <PageHeading>カタログ</PageHeading>
      <Catalogues />
    </Container>
  )
}

function Catalogues() {
  const { api } = usePlatform()
  const list = useQuery(catalogueListQuery(api))
  if (list.isPending) return <CoversWaiting />
  if (list.isError) return <FailedState title="カタログを表示できませんでした" {...retryOf(list)} />
  if (list.data.catalogues.length === 0)
    return (
      <EmptyState
        title="カタログはまだご用意できていません"
        action={
          <LinkButton look="outline" to={href.top()}>
            注文トップへ
          </LinkButton>
        }
      />
    )
  return <ExistingCatalogues list={list.data} />
}
