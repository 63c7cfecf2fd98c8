import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductDetail } from '@shop/shared/api/product-detail'
import { media, SafeHtml, theme } from '@shop/shared/ui'
import { Fragment } from 'react'
import { Panel } from '../../parts/page.tsx'
import { Allergens } from './allergens.tsx'
import { Pictograms } from './pictograms.tsx'
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
  line-height: 1.7;
  & > [data-catch] { font-weight: 700; }
  & > ul { padding-left: 1.2em; list-style: disc; color: ${theme.color.text.secondary}; }
`)

/** The description of a product; a section without content is not there. */
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

/** Catch copy, three groups of lines, and what is to be added. Others have written them, with markup. */
function Features({ detail: { catchCopy, copy, additional } }: { detail: ProductDetail }) {
  if (catchCopy === undefined && copy.length === 0 && additional.length === 0) return null
  return (
    <Panel>
      <h2>商品の特長</h2>
      <Copy>
        {catchCopy === undefined ? null : (
          <p data-catch>
            <SafeHtml html={catchCopy} />
          </p>
        )}
        {copy.map((lines) => (
          <Lines key={lines.join()} lines={lines} />
        ))}
        {additional.length === 0 ? null : (
          <ul>
            {additional.map((text) => (
              <li key={text}>
                <SafeHtml html={text} />
              </li>
            ))}
          </ul>
        )}
      </Copy>
    </Panel>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <div>
    {lines.map((line) => (
      <p key={line}>
        <SafeHtml html={line} />
      </p>
    ))}
  </div>
)

type Row = readonly [term: string, value: string | undefined]

/** Terms with what stands behind them, without those that nothing stands behind. */
const FactList = ({ rows }: { rows: readonly Row[] }) => (
  <Facts>
    {rows.map(([term, value]) =>
      value === undefined || value === '' ? null : (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>
            <SafeHtml html={value} />
          </dd>
        </Fragment>
      ),
    )}
  </Facts>
)

const isTold = ([, value]: Row) => value !== undefined && value !== ''

function Ingredients({ detail }: { detail: ProductDetail }) {
  const { product, ingredients, calorie, keeping, nutritionUnit, nutrition, pictograms } = detail
  const facts: Row[] = [
    ['原材料', ingredients],
    ['内容量', product.standard],
    ['保存方法', keeping],
    ['産地', product.productionPlace],
  ]
  const nutrients: Row[] = [['エネルギー', calorie], ...nutrition.map(({ name, value }): Row => [name, value])]
  const hasNutrients = nutrients.some(isTold)
  if (!hasNutrients && !facts.some(isTold) && pictograms.facts.length === 0) return null
  return (
    <Panel>
      <h2>{hasNutrients || isTold(['', ingredients]) ? '原材料・栄養成分' : '商品の詳細'}</h2>
      <Pictograms pictograms={pictograms.facts} label="商品のマーク" />
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
        <Lines lines={notes} />
      </Copy>
    </Panel>
  )
}
