import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PickupItem } from '@shop/shared/api/content'
import { AddressLink, textOnTint } from '@shop/shared/banner'
import { media, theme } from '@shop/shared/ui'
import ArrowRight from 'lucide-react/icons/arrow-right'

/** Where a slide stands at the moment. On a phone only the leading one is seen. */
export type SlidePlace = 'hero' | 'upper' | 'lower' | 'away'

const Root = styled.div(css`
  display: grid;
  min-width: 0;

  &[hidden] { display: none; }
  &[data-place='hero'] { grid-area: 1 / 1 / -1 / 2; }
  &[data-place='hero']:only-child { grid-column-end: -1; }
  &[data-place='upper'] { grid-area: 1 / 2 / 2 / 3; }
  &[data-place='lower'] { grid-area: 2 / 2 / 3 / 3; }

  & > [data-banner] {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    padding: 24px;
    border-radius: ${theme.radius.dialog};
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  & > [data-banner][data-text='light'] { color: #fff; }

  & [data-lead], & [data-more] { font-weight: 700; line-height: 1.5; }
  & [data-more], & [data-words] { display: none; }
  & [data-title] {
    margin-top: 4px;
    font-size: 1.5625rem;
    font-weight: 800;
    line-height: 1.25;
    letter-spacing: 0.02em;
    font-feature-settings: 'palt';
    white-space: pre-line;
    text-wrap: balance;
    word-break: auto-phrase;
  }
  & img { position: absolute; right: -8px; bottom: -14px; z-index: -1; width: 142px; height: auto; }

  &[data-place='hero'] {
    & > [data-banner] { padding: 44px 48px; }
    & [data-title] { margin: 6px 0 10px; font-size: clamp(2.25rem, 4.2vw, 3.375rem); }
    & [data-words] { display: block; max-width: 19em; font-weight: 500; line-height: 1.5; white-space: pre-line; }
    & [data-more] { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin-top: auto; }
    & img { right: -6px; bottom: -36px; width: min(430px, 52%); }
  }

  ${media.mobile} {
    &:not([data-place='hero']) { display: none; }
    &[data-place='hero'] {
      grid-area: 1 / 1 / -1 / -1;
      & > [data-banner] { padding: 22px 20px 14px; }
      & [data-title] { font-size: 1.75rem; }
      & [data-words] { display: none; }
      & img { right: -22px; bottom: -16px; width: min(170px, 46%); }
    }
  }
`)

/** A pickup: a flat field, its words as text, one large picture, one link. */
export function PickupSlide({ item, place, position }: { item: PickupItem; place: SlidePlace; position: string }) {
  const text = textOnTint(item.tint)
  const isFirst = place === 'hero'
  return (
    <Root
      role="group"
      aria-roledescription="スライド"
      aria-label={position}
      data-place={place}
      hidden={place === 'away'}
    >
      <AddressLink to={item.linkUrl} data-banner data-text={text} style={{ backgroundColor: item.tint }}>
        {item.lead === undefined ? null : <span data-lead>{item.lead}</span>}
        <strong data-title>{item.title}</strong>
        {item.text === undefined ? null : <span data-words>{item.text}</span>}
        <span data-more>
          くわしく見る
          <ArrowRight size={20} />
        </span>
        <img
          src={item.imageUrl}
          alt=""
          width="470"
          height="470"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </AddressLink>
    </Root>
  )
}
