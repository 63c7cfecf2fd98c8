import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductDetail } from '@shop/shared/api/product-detail'
import { formatNumber, formatWeek } from '@shop/shared/domain'
import { productBadges, type Temperature } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'
import Heart from 'lucide-react/icons/heart'
import Snowflake from 'lucide-react/icons/snowflake'
import { Pictograms } from './pictograms.tsx'

const Root = styled.div(css`
  & > ul { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; }
  & > ul > li { display: flex; }
  & > p { color: ${theme.color.text.secondary}; line-height: 1.5; }
  & > [data-standard] { display: flex; flex-wrap: wrap; gap: 0 1em; margin-top: 4px; font-size: 1.125rem; }
  & > [data-facts] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-top: 6px;
    font-variant-numeric: tabular-nums;
  }
  & > [data-facts] > span { display: inline-flex; align-items: center; gap: 4px; }
`)

const temperatures: Record<Temperature, string> = { frozen: '冷凍', chilled: '冷蔵', room: '常温' }

/** All badges first, then the quiet marks that no badge and no pictogram says already. */
function allMarks({ product, marks, pictograms }: ProductDetail) {
  const badges = productBadges(product)
  const temperature = product.temperature === undefined ? [] : [temperatures[product.temperature]]
  const said = [...badges.map(({ text }) => text), ...pictograms.name.map(({ name }) => name)]
  const quiet = [...new Set([...temperature, ...marks])].filter((mark) => !said.includes(mark))
  return { badges, quiet }
}

/** The product's identity: badges, brand, name, size, number. An empty field leaves no label behind. */
export function ProductHeading({ detail, favouriteCount }: { detail: ProductDetail; favouriteCount: number }) {
  const { product, bestBefore, nextWeek } = detail
  const { badges, quiet } = allMarks(detail)
  return (
    <Root>
      {badges.length + quiet.length === 0 ? null : (
        <ul aria-label="商品の特徴">
          {badges.map(({ kind, text }) => (
            <li key={kind}>
              <Badge tone={kind}>{text}</Badge>
            </li>
          ))}
          {quiet.map((text) => (
            <li key={text}>
              <Badge>
                {text === temperatures.frozen ? <Snowflake size={16} /> : null}
                {text}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {product.brand === undefined ? null : <p>{product.brand}</p>}
      <h1>{product.name}</h1>
      {product.standard === undefined && bestBefore === undefined ? null : (
        <p data-standard>
          {product.standard === undefined ? null : <span>{product.standard}</span>}
          {bestBefore === undefined ? null : <span>賞味期限 {bestBefore}</span>}
        </p>
      )}
      <Pictograms pictograms={detail.pictograms.name} label="商品のしるし" />
      <p data-facts>
        <span>注文番号 {product.orderNumber}</span>
        <span>
          <Heart size={18} />
          {formatNumber(favouriteCount)}人がお気に入り
        </span>
        {nextWeek === undefined ? null : <span>次回のお取扱い {formatWeek(nextWeek)}</span>}
      </p>
    </Root>
  )
}
