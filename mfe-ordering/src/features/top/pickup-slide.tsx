import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PickupItem } from '@shop/shared/api/content'
import { AddressLink, textOnTint } from '@shop/shared/banner'
import { media, theme } from '@shop/shared/ui'
import ArrowRight from 'lucide-react/icons/arrow-right'

/** Where a slide stands at the moment: one is seen at a time. */
export type SlidePlace = 'hero' | 'away'

const Root = styled.div(css`
  display: grid;
  grid-area: 1 / 1;
  min-width: 0;

  &[hidden] { display: none; }

  & > [data-banner] {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    padding: 44px 48px;
    border-radius: ${theme.radius.dialog};
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  & > [data-banner][data-text='light'] { color: #fff; }

  & [data-lead], & [data-more] { font-weight: 700; line-height: 1.5; }
  & [data-title] {
    margin: 6px 0 10px;
    font-size: clamp(2.25rem, 4.2vw, 3.375rem);
    font-weight: 800;
    line-height: 1.25;
    letter-spacing: 0.02em;
    font-feature-settings: 'palt';
    white-space: pre-line;
    text-wrap: balance;
    word-break: auto-phrase;
  }
  & [data-words] { max-width: 19em; font-weight: 500; line-height: 1.5; white-space: pre-line; }
  & [data-more] { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin-top: auto; }
  & img { position: absolute; right: -6px; bottom: -36px; z-index: -1; width: min(430px, 52%); height: auto; }

  ${media.mobile} {
    & > [data-banner] { padding: 22px 20px 14px; }
    & [data-title] { font-size: 1.75rem; }
    & [data-words] { display: none; }
    & img { right: -22px; bottom: -16px; width: min(170px, 46%); }
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
          srcSet={item.imageSrcSet}
          sizes="(max-width: 959px) 170px, 430px"
          alt=""
          width="430"
          height="430"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </AddressLink>
    </Root>
  )
}
