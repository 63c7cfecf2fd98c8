import type { ProductDetail } from '@shop/shared/api/product-detail'
import { categoriesQuery } from '@shop/shared/categories'
import { formatYen } from '@shop/shared/domain'
import { fullProductName, type OrderSource } from '@shop/shared/domain/shopping'
import { useNow } from '@shop/shared/first-view'
import { Area } from '@shop/shared/first-view/area'
import { usePlatform } from '@shop/shared/platform'
import { useFavourite } from '@shop/shared/product/favourite'
import { useQuery } from '@shop/shared/query'
import { usePageMeta } from '@shop/shared/remote'
import { href } from '@shop/shared/routes'
import { currentWeek, type Session, useSession } from '@shop/shared/session'
import { Container, FailedState, retryOf } from '@shop/shared/ui'
import { Breadcrumbs, type Crumb } from '../../parts/breadcrumbs.tsx'
import { breadcrumbList } from '../../parts/structured-data.ts'
import { BuyBox } from './buy-box.tsx'
import { lowerPartQuery } from './lower-part.queries.ts'
import { OrderBar } from './order-bar.tsx'
import { orderTime } from './order-time.ts'
import { productData } from './product-data.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHeading } from './product-heading.tsx'
import { Columns } from './product-layout.ts'
import { SubscriptionPlace } from './subscription-place.tsx'
import { useProductOrder } from './use-product-order.ts'
import { useScrolledAway } from './use-scrolled-away.ts'

type Props = { detail: ProductDetail; source: OrderSource }

export function ReadyProduct({ detail, source }: Props) {
  const { product } = detail
  const { clock, config } = usePlatform()
  const now = useNow(clock)
  const session = useSession(whole)
  const order = useProductOrder(product, source)
  const favourite = useFavourite(product)
  const time = orderTime(session, product.week, now)
  const week = time.is === 'open' ? time.week : currentWeek(session)
  const lower = useQuery(lowerPartQuery)
  const Lower = lower.data
  const controls = useScrolledAway<HTMLDivElement>()
  const above = useCategoryCrumbs(detail)
  const description = descriptionOf(detail)
  const origin = config.services.shop
  usePageMeta({
    values: { product: fullProductName(product) },
    description,
    ...(product.images[0] === undefined ? {} : { image: product.images[0] }),
    structuredData: [
      productData({ detail, description, time, now, origin }),
      breadcrumbList(origin, above, product.name),
    ],
  })
  return (
    <>
      <Container>
        <Breadcrumbs above={above} here={product.name} />
        <Columns>
          <ProductGallery product={product} />
          <div>
            <ProductHeading detail={detail} favouriteCount={favourite.favouriteCount} />
            <BuyBox {...{ detail, order, favourite, time, source }} controlsRef={controls.ref} />
            <SubscriptionPlace product={product} isOrderable={order.line.offer.is === 'open'} />
            {Lower === undefined ? null : <Lower.ShareAndPrint product={product} />}
          </div>
        </Columns>
        {lower.isError ? (
          <FailedState title="商品の説明とアレルギー情報を表示できませんでした" {...retryOf(lower)} />
        ) : null}
        <Area>{Lower === undefined ? null : <Lower.ProductSections detail={detail} />}</Area>
        <Area>
          {Lower === undefined || week === undefined ? null : (
            <Lower.Recommendations detail={detail} week={week.number} />
          )}
        </Area>
      </Container>
      {controls.isAway && time.is !== 'over' ? <OrderBar order={order} /> : null}
    </>
  )
}

const whole = (session: Session) => session

const descriptionOf = ({ product, catchCopy }: ProductDetail): string =>
  [product.name, product.standard, `税込${formatYen(product.taxIncludedPrice)}。`, catchCopy]
    .filter((text) => text !== undefined)
    .join(' ')

/** The categories that the product stands in, as far as their names are known. */
function useCategoryCrumbs({ product, category }: ProductDetail): Crumb[] {
  const { api } = usePlatform()
  const { data } = useQuery(categoriesQuery(api, product.week))
  const large = data?.find(({ code }) => code === category.large)
  if (large === undefined) return [{ text: 'カテゴリ', to: href.categories() }]
  const middle = large.subCategories.find(({ code }) => code === category.middle)
  return [
    { text: large.name, to: href.categoryProducts(large.code) },
    ...(middle === undefined ? [] : [{ text: middle.name, to: href.categoryProducts(large.code, middle.code) }]),
  ]
}
