import type { ProductAddress } from '@shop/shared/api/shopping'
import { isWeekNumber, parseOrderNumber } from '@shop/shared/domain'
import { inputStatus, type OrderSource, orderSourceFrom } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useParams } from '@shop/shared/router'
import { Container, FailedState, VisuallyHidden } from '@shop/shared/ui'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { useViewer } from '../../parts/use-viewer.ts'
import { productQuery } from './product.queries.ts'
import type { ProductPageKind } from './product-kind.ts'
import { ProductNotFound, ProductNotShown } from './product-missing.tsx'
import { productRefusal } from './product-refusal.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ReadyProduct } from './ready-product.tsx'
import { useTrackedView } from './use-tracked-view.ts'

/** The page of the product that the address names, of either kind. */
export function ProductOfAddress({ kind }: { kind: ProductPageKind }) {
  const { planningWeekNumber: week = '', orderNumber: text = '', from, trackingId } = useParams()
  const orderNumber = parseOrderNumber(text)
  if (!isWeekNumber(week) || orderNumber === undefined) return <ProductNotFound />
  const source = kind === 'limited-product' && from === undefined ? 'limitedProduct' : orderSourceFrom(from)
  // Another product is another page: its picture and quantity begin anew.
  return (
    <ProductScreen key={`${week}/${orderNumber}`} address={{ week, orderNumber }} {...{ source, kind, trackingId }} />
  )
}

type Props = { address: ProductAddress; source: OrderSource; kind: ProductPageKind; trackingId: string | undefined }

function ProductScreen({ address, source, kind, trackingId }: Props) {
  const { api, entry } = usePlatform()
  const viewer = useViewer()
  const product = useQuery(productQuery(api, address, viewer, inputStatus(source, entry)))
  useTrackedView(address, product.data === undefined ? undefined : trackingId)
  if (product.isPending) return <ProductSkeleton />
  // A product that was shown stays shown when only the look for news failed.
  if (product.data === undefined) {
    const refusal = productRefusal(product.error)
    if (refusal === 'notFound') return <ProductNotFound />
    if (refusal === 'notShown') return <ProductNotShown />
    return (
      <Container>
        <Breadcrumbs above={[]} here="商品" />
        <VisuallyHidden as="h1">商品</VisuallyHidden>
        <FailedState
          title="商品を表示できませんでした"
          isBusy={product.isFetching}
          onRetry={() => void product.refetch()}
        />
      </Container>
    )
  }
  return <ReadyProduct detail={product.data} source={source} kind={kind} />
}
