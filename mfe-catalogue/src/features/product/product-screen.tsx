import type { ProductAddress } from '@shop/shared/api/shopping'
import { isWeekNumber, parseOrderNumber } from '@shop/shared/domain'
import { inputStatus, type OrderSource, orderSourceFrom } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useOrderBeside } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { useParams } from '@shop/shared/router'
import { Container, FailedState, retryOf, VisuallyHidden } from '@shop/shared/ui'
import { lazy, Suspense } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { useViewer } from '../../parts/use-viewer.ts'
import { lowerPartQuery } from './lower-part.queries.ts'
import { productQuery } from './product.queries.ts'
import { type ProductRefusal, productRefusal } from './product-refusal.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ReadyProduct } from './ready-product.tsx'
import { useTrackedView } from './use-tracked-view.ts'

const importMissing = () => import(/* webpackChunkName: "product-missing" */ './product-missing.tsx')
const ProductNotFound = lazy(async () => ({ default: (await importMissing()).ProductNotFound }))
const ProductNotShown = lazy(async () => ({ default: (await importMissing()).ProductNotShown }))

/** The page of the product that the address names; `usualSource` is where whoever comes from nowhere comes from. */
export function ProductOfAddress({ usualSource }: { usualSource?: OrderSource }) {
  const { planningWeekNumber: week = '', orderNumber: text = '', from, trackingId } = useParams()
  const orderNumber = parseOrderNumber(text)
  if (!isWeekNumber(week) || orderNumber === undefined) return <Missing is="notFound" />
  const source = from === undefined && usualSource !== undefined ? usualSource : orderSourceFrom(from)
  // Another product is another page: its picture and quantity begin anew.
  return <ProductScreen key={`${week}/${orderNumber}`} address={{ week, orderNumber }} {...{ source, trackingId }} />
}

type Props = { address: ProductAddress; source: OrderSource; trackingId: string | undefined }

function ProductScreen({ address, source, trackingId }: Props) {
  const { api, config, entry } = usePlatform()
  const viewer = useViewer()
  const product = useQuery(productQuery(api, address, viewer, inputStatus(source, entry, config.orderSources)))
  // These come beside the product, not after it.
  useQuery(lowerPartQuery)
  useOrderBeside(address.week)
  useTrackedView(address, product.data === undefined ? undefined : trackingId)
  if (product.isPending) return <ProductSkeleton />
  // A product that was shown stays shown when only the look for news failed.
  if (product.data === undefined) {
    const refusal = productRefusal(product.error)
    if (refusal !== undefined) return <Missing is={refusal} />
    return (
      <Container>
        <Breadcrumbs above={[]} here="商品" />
        <VisuallyHidden as="h1">商品</VisuallyHidden>
        <FailedState title="商品を表示できませんでした" {...retryOf(product)} />
      </Container>
    )
  }
  return <ReadyProduct detail={product.data} source={source} />
}

const Missing = ({ is }: { is: ProductRefusal }) => (
  <Suspense fallback={<ProductSkeleton />}>{is === 'notFound' ? <ProductNotFound /> : <ProductNotShown />}</Suspense>
)
