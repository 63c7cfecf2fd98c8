import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Allergen, AllergenKind } from '@shop/shared/api/product-detail'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { Panel } from '../../parts/page.tsx'

const Root = styled(Panel)(css`
  & > p { color: ${theme.color.text.secondary}; line-height: 1.6; }
  & > ul { padding: 10px 0 12px; }
  & > dl { padding: 2px 0 6px; }
  & dt { padding-top: 8px; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & dd > ul { display: flex; flex-wrap: wrap; gap: 8px; padding: 6px 0; }
  & dd > ul > li {
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
  & > ul { display: grid; gap: 6px; line-height: 1.6; }
  & > ul > li > b { margin-right: 0.5em; }
  ${media.print} { & dd > ul > li > svg { display: none; } }
`)

/** Beside what the food itself contains. */
const warnings: Record<Exclude<AllergenKind, 'contains'>, { label: string; text: string }> = {
  unknown: { label: '含む可能性のあるもの', text: shoppingMessages.mayContain.title },
  sameFactory: {
    label: '同じ工場で扱っているもの',
    text: '同じ工場で、これを含む製品をつくっています。商品の表示をご確認ください',
  },
}

const otherCategory = 'アレルギー物質'

/**
 * The allergens of a product, in words. Of what is not listed nothing is said: a missing row and an
 * unknown code never mean "free of".
 */
export function Allergens({ allergens }: { allergens: readonly Allergen[] }) {
  const id = useId()
  const contained = allergens.filter(({ kind }) => kind === 'contains')
  const categories = [...new Set(contained.map(({ category = otherCategory }) => category))]
  if (allergens.length === 0) return null
  return (
    <Root>
      <h2>アレルギー情報</h2>
      {contained.length === 0 ? null : (
        <>
          <p id={id}>原材料に含まれる特定原材料等</p>
          <dl>
            {categories.map((category, at) => (
              <div key={category}>
                <dt id={`${id}-${at}`}>{category}</dt>
                <dd>
                  <ul aria-labelledby={`${id} ${id}-${at}`}>
                    {contained
                      .filter((one) => (one.category ?? otherCategory) === category)
                      .map(({ name }) => (
                        <li key={name}>
                          <CircleAlert size={18} />
                          {name}
                        </li>
                      ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(['unknown', 'sameFactory'] as const).map((kind) => (
        <Warned key={kind} allergens={allergens.filter((one) => one.kind === kind)} {...warnings[kind]} />
      ))}
      <p>ここにない品目も、お召し上がりの前に商品の表示をご確認ください。</p>
    </Root>
  )
}

const Warned = ({ allergens, label, text }: { allergens: readonly Allergen[]; label: string; text: string }) =>
  allergens.length === 0 ? null : (
    <ul aria-label={label}>
      {allergens.map(({ name }) => (
        <li key={name}>
          <b>{name}</b>
          {text}
        </li>
      ))}
    </ul>
  )
