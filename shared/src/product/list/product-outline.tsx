import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import type { OrderSource, Product } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import { theme } from '@shop/shared/ui'
import { memo } from 'react'
import { CardLink } from './card-link.tsx'
import type { HeadingLevel } from './product-facts.tsx'

const Root = styled.article(css`
  & > * > a { ${theme.text.cardName} color: ${theme.color.text.primary}; }
  & > p { ${theme.text.caption} color: ${theme.color.text.secondary}; }
`)

type Props = {
  product: Product
  source: OrderSource
  headingLevel: HeadingLevel
  nameId: string
}

/** What a search of the page and a screen reader look for in a product that is far from the screen. */
export const ProductOutline = memo(function ProductOutline({ product, source, headingLevel, nameId }: Props) {
  const { name, standard, orderNumber, taxIncludedPrice, isPointExchange, pointPrice, week } = product
  const Heading = `h${headingLevel}` as const
  const price =
    isPointExchange && pointPrice !== undefined
      ? `${formatNumber(pointPrice)}ポイント`
      : `税込 ${formatNumber(taxIncludedPrice)}円`
  return (
    <Root aria-labelledby={nameId}>
      <Heading id={nameId}>
        <CardLink to={href.product(week, orderNumber, source)}>{name}</CardLink>
      </Heading>
      <p>
        {standard}　番号 {orderNumber}　{price}
      </p>
    </Root>
  )
})
