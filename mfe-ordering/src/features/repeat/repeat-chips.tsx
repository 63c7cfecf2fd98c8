import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { AppCategory, RepeatChoice } from '@shop/shared/api/shopping'
import { ChoiceLinks } from '@shop/shared/product/list'
import { media } from '@shop/shared/ui'
import { addressOf } from './repeat-choice.ts'

const Root = styled.nav(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-bottom: 24px;

  /* To the edge of the screen, so that a cut chip shows that there are more. */
  ${media.mobile} { gap: 8px; margin: 0 -16px 14px; }
`)

/** As high as the chips of somebody who buys from most categories: two rows, on a phone the one that is sent sideways. */
export const RepeatChipsWaiting = styled.div(css`
  height: 120px;
  ${media.mobile} { height: 58px; }
`)

/** Categories of what the member bought, each with its count; below the chosen one its own parts. */
export function RepeatChips({ categories, choice }: { categories: readonly AppCategory[]; choice: RepeatChoice }) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  const large = categories.find(({ code }) => code === choice.category)
  return (
    <Root aria-label="カテゴリのしぼり込み">
      <ChoiceLinks
        look="chips"
        aria-label="カテゴリ"
        chosen={choice.category}
        choices={[
          { code: undefined, name: 'すべて', count: all, to: addressOf({}) },
          ...categories.map((one) => ({ ...one, to: addressOf({ category: one.code }) })),
        ]}
      />
      {large === undefined || large.subCategories.length === 0 ? null : (
        <ChoiceLinks
          look="chips"
          aria-label={`${large.name}の中分類`}
          chosen={choice.subcategory}
          choices={[
            { code: undefined, name: 'すべて', count: large.count, to: addressOf({ category: large.code }) },
            ...large.subCategories.map((one) => ({
              ...one,
              to: addressOf({ category: large.code, subcategory: one.code }),
            })),
          ]}
        />
      )}
    </Root>
  )
}
