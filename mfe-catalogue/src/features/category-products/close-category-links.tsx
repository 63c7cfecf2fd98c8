import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CategoryAddress, SubCategory } from '@shop/shared/api/shopping'
import { ChoiceLinks } from '@shop/shared/product/list'
import { href } from '@shop/shared/routes'
import { media } from '@shop/shared/ui'
import { SectionHeading } from '@shop/shared/ui/shopping'
import { useId } from 'react'
import { allCode } from './category-place.ts'

const Root = styled.nav(css`
  margin-top: 48px;

  /* To the edge of the screen, so that a cut chip shows that there are more. */
  ${media.mobile} { margin: 36px -16px 0; & > div { padding-inline: 16px; } }
`)

/** 近いカテゴリ: where to look on when the list has come to its end. */
export function CloseCategoryLinks({ address, close }: { address: CategoryAddress; close: readonly SubCategory[] }) {
  const titleId = useId()
  if (close.length === 0) return null
  const choices = close.map((one) => ({ ...one, to: addressBeside(address, one.code) }))
  return (
    <Root aria-labelledby={titleId}>
      <SectionHeading id={titleId} title="近いカテゴリ" />
      <ChoiceLinks look="chips" aria-labelledby={titleId} choices={choices} chosen={undefined} />
    </Root>
  )
}

function addressBeside({ large, middle, small }: CategoryAddress, code: string): string {
  if (small !== allCode) return href.categoryProducts(large, middle, code)
  return middle === allCode ? href.categoryProducts(code) : href.categoryProducts(large, code)
}
