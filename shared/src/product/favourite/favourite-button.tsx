import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import Heart from 'lucide-react/icons/heart'
import type { Favourite } from './use-favourite.ts'

const Root = styled.button(css`
  display: grid;
  place-items: center;
  width: ${theme.size.touchTarget};
  height: ${theme.size.touchTarget};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  /* Not of what is in it: what a mouse enters has all tags of that name in it styled anew when the page has such a rule. */
  color: ${theme.color.text.secondary};

  &:hover, &[aria-pressed='true'] { color: ${theme.color.favourite.default}; }
  & > svg {
    width: 38px;
    height: 38px;
    padding: 8px;
    border-radius: 50%;
    background: #fffffff0;
    box-shadow: ${theme.shadow.raised};
  }
  &[aria-pressed='true'] path { fill: currentColor; }
  &[data-flat] > svg {
    padding: 7px;
    border: 1px solid ${theme.color.border.control};
    background: ${theme.color.surface.card};
    box-shadow: none;
  }
  & > span {
    position: absolute;
    bottom: -6px;
    padding: 0 4px;
    border-radius: 4px;
    background: ${theme.color.text.primary};
    color: ${theme.color.surface.card};
    font-size: 0.6875rem;
    line-height: 1.4;
    white-space: nowrap;
  }
  &[data-large] {
    flex: none;
    width: 52px;
    height: 52px;
    ${theme.box.control}
  }
  &[data-large] > svg { border: 0; background: none; }
  /* It stands on a picture. */
  ${media.highContrast} { & > svg { background: Canvas !important; } }
`)

/** The heart. Its name is the product's and does not change; whether it is pressed says the rest. [AX-19] */
export const FavouriteButton = ({
  product,
  favourite,
  isFlat = false,
  isLarge = false,
}: {
  product: Product
  favourite: Favourite
  /** On white instead of on a picture. */
  isFlat?: boolean
  /** As high as the controls of a product's page. */
  isLarge?: boolean
}) =>
  favourite.canToggle ? (
    <Root
      type="button"
      aria-pressed={favourite.isFavourite}
      aria-label={`お気に入り ${fullProductName(product)}`}
      aria-description={favourite.unsentWords?.title}
      data-flat={isFlat ? '' : undefined}
      data-large={isLarge ? '' : undefined}
      onClick={favourite.toggle}
    >
      <Heart />
      {favourite.unsentWords === undefined ? null : <span>{favourite.unsentWords.title}</span>}
    </Root>
  ) : null
