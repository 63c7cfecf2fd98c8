import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Allergen } from '@shop/shared/api/shopping'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { Panel } from '../../parts/page.tsx'

const Root = styled(Panel)(css`
  & > p { color: ${theme.color.text.secondary}; line-height: 1.6; }
  & > ul { padding: 10px 0 12px; }
  & > [data-contained] { display: flex; flex-wrap: wrap; gap: 8px; }
  & > [data-contained] > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    padding: 4px 16px;
    border: 1px solid ${theme.color.danger.default};
    border-radius: 20px;
    color: ${theme.color.danger.default};
    font-weight: 600;
    line-height: 1.3;
  }
  & > [data-unknown] { display: grid; gap: 6px; line-height: 1.6; }
  & > [data-unknown] > li > b { margin-right: 0.5em; }
`)

/**
 * The allergens of a product, in words. Of what is not listed nothing is said: a missing row and an
 * unknown code never mean "free of". [CAT-055]
 */
export function Allergens({ allergens }: { allergens: readonly Allergen[] }) {
  const titleId = useId()
  const contained = allergens.filter(({ kind }) => kind === 'contains')
  const unknown = allergens.filter(({ kind }) => kind === 'unknown')
  if (allergens.length === 0) return null
  return (
    <Root>
      <h2>アレルギー情報</h2>
      {contained.length === 0 ? null : (
        <>
          <p id={titleId}>原材料に含まれる特定原材料等</p>
          <ul data-contained aria-labelledby={titleId}>
            {contained.map(({ name }) => (
              <li key={name}>
                <CircleAlert size={18} />
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {unknown.length === 0 ? null : (
        <ul data-unknown aria-label="含む可能性のあるもの">
          {unknown.map(({ name }) => (
            <li key={name}>
              <b>{name}</b>
              {shoppingMessages.mayContain.title}
            </li>
          ))}
        </ul>
      )}
      <p>ここにない品目も、お召し上がりの前に商品の表示をご確認ください。</p>
    </Root>
  )
}
