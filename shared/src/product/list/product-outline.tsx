import { formatNumber } from '@shop/shared/domain'
import type { OrderSource, Product } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import type { ReactElement } from 'react'
import { CardLink } from './card-link.tsx'
import type { HeadingLevel } from './product-facts.tsx'

type Props = {
  product: Product
  source: OrderSource
  headingLevel: HeadingLevel
  nameId: string
}

/**
 * What a search of the page and a screen reader look for in a product that is far from the screen. As few elements as
 * that takes, and no component of its own: for each new address React asks all of a thousand of them. [PF-04]
 */
export function productOutline({ product, source, headingLevel, nameId }: Props): ReactElement {
  const { name, standard, orderNumber, taxIncludedPrice, isPointExchange, pointPrice, week } = product
  const Heading = `h${headingLevel}` as const
  const price =
    isPointExchange && pointPrice !== undefined
      ? `${formatNumber(pointPrice)}ポイント`
      : `税込 ${formatNumber(taxIncludedPrice)}円`
  return (
    <article aria-labelledby={nameId}>
      <Heading id={nameId}>
        <CardLink to={href.product(week, orderNumber, source)}>{name}</CardLink>
      </Heading>
      <p>{`${standard}　番号 ${orderNumber}　${price}`}</p>
    </article>
  )
}
