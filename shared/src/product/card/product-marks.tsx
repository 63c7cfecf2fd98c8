import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type Product, productBadges } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'

const maxBadges = 2

/** The two badges that matter most; the product page has them all. */
export const firstBadges = (product: Product): ReactNode[] =>
  productBadges(product)
    .slice(0, maxBadges)
    .map(({ kind, text }) => (
      <Badge key={kind} tone={kind}>
        {text}
      </Badge>
    ))

/** Why a 訳あり item is one. */
export const reasonOf = ({ isImperfect, imperfectNotes }: Product): ReactNode =>
  isImperfect && imperfectNotes.length > 0 ? (
    <>
      <Info size={17} />
      <span>{imperfectNotes.join('、')}</span>
    </>
  ) : undefined

const Badges = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-bottom: 4px;
`)

/** The badges of a product in a line. A card has them in its own one style. */
export const ProductBadges = ({ product }: { product: Product }) => {
  const badges = firstBadges(product)
  return badges.length === 0 ? null : <Badges>{badges}</Badges>
}

const Reason = styled.p(css`
  display: flex;
  color: ${theme.color.accent.text};

  &[data-size='small'] { gap: 4px; font-size: 0.875rem; line-height: 1.45; }
  &[data-size='large'] { gap: 6px; font-weight: 600; line-height: 1.5; }
  &[data-size='large'] > svg { margin-top: 3px; }
`)

/** Why a 訳あり item is one: `small` in a line, `large` on its page. */
export const ImperfectReason = ({ product, size }: { product: Product; size: 'small' | 'large' }) => {
  const reason = reasonOf(product)
  return reason === undefined ? null : <Reason data-size={size}>{reason}</Reason>
}
