import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductDetail } from '@shop/shared/api/shopping'
import { media, theme } from '@shop/shared/ui'
import { Fragment } from 'react'
import { Panel } from '../../parts/page.tsx'
import { Allergens } from './allergens.tsx'
import { Sections } from './product-layout.ts'

const Facts = styled.dl(css`
  display: grid;
  grid-template-columns: minmax(8em, max-content) 1fr;
  line-height: 1.6;

  & > dt, & > dd { padding: 12px 0; border-bottom: 1px solid ${theme.color.border.default}; }
  & > dt { padding-right: 32px; color: ${theme.color.text.secondary}; font-weight: 600; }
  ${media.mobile} {
    grid-template-columns: 1fr;
    & > dt { padding: 12px 0 0; border: 0; }
    & > dd { padding: 2px 0 12px; }
  }
`)

const Subheading = styled.h3(css`
  padding-top: 20px;
  ${theme.text.h4}
`)

const Copy = styled.div(css`
  display: grid;
  gap: 8px;
  max-width: 40em;
  & > [data-catch] { font-weight: 700; }
`)

/** The description of a product; a section without content is not there. [CAT-053] */
export const ProductSections = ({ detail }: { detail: ProductDetail }) => (
  <Sections>
    <div>
      <Features detail={detail} />
      <Ingredients detail={detail} />
    </div>
    <div>
      <Allergens allergens={detail.allergens} />
      <Remarks notes={detail.notes} />
    </div>
  </Sections>
)

function Features({ detail: { catchCopy, copy, additional } }: { detail: ProductDetail }) {
  const texts = [...new Set([...copy, ...additional])]
  if (catchCopy === undefined && texts.length === 0) return null
  return (
    <Panel>
      <h2>商品の特長</h2>
      <Copy>
        {catchCopy === undefined ? null : <p data-catch>{catchCopy}</p>}
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Copy>
    </Panel>
  )
}

type Row = readonly [term: string, value: string | undefined]

/** Terms with what stands behind them, without those that nothing stands behind. */
function FactList({ rows }: { rows: readonly Row[] }) {
  const known = rows.filter(([, value]) => isTold(value))
  return (
    <Facts>
      {known.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  )
}

const isTold = (value: string | undefined) => value !== undefined && value !== ''

function Ingredients({ detail }: { detail: ProductDetail }) {
  const { product, ingredients, calorie, nutritionUnit, nutrition } = detail
  const facts: Row[] = [
    ['原材料', ingredients],
    ['内容量', product.standard],
    ['産地', product.productionPlace],
  ]
  const nutrients: Row[] = [['エネルギー', calorie], ...nutrition.map(({ name, value }): Row => [name, value])]
  const hasNutrients = nutrients.some(([, value]) => isTold(value))
  if (!hasNutrients && facts.every(([, value]) => !isTold(value))) return null
  return (
    <Panel>
      <h2>原材料・栄養成分</h2>
      <FactList rows={facts} />
      {hasNutrients ? (
        <>
          <Subheading>栄養成分{nutritionUnit === undefined ? null : `（${nutritionUnit}）`}</Subheading>
          <FactList rows={nutrients} />
        </>
      ) : null}
    </Panel>
  )
}

function Remarks({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <Panel>
      <h2>ご注意</h2>
      <Copy>
        {[...new Set(notes)].map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Copy>
    </Panel>
  )
}
