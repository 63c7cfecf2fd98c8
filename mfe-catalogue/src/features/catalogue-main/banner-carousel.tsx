import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CatalogueBanner } from '@shop/shared/api/catalogues'
import { AddressLink, CarouselControls, textOnTint, useCarousel } from '@shop/shared/banner'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { media, Skeleton, theme } from '@shop/shared/ui'
import { catalogueBannersQuery } from './catalogue-main.queries.ts'

const Slides = styled.div(css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;

  & [data-banner] {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    min-height: 228px;
    padding: 28px;
    border-radius: ${theme.radius.dialog};
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  & [data-banner][data-text='light'] { color: #fff; }
  & [data-banner] > span { display: block; font-weight: 700; line-height: 1.5; }
  & [data-banner] > b {
    display: block;
    max-width: 66%;
    margin-top: 4px;
    font-size: 1.875rem;
    font-weight: 800;
    line-height: 1.25;
    white-space: pre-line;
    word-break: auto-phrase;
  }
  & a[data-banner]:hover > b { text-decoration: underline; }
  & [data-banner] > img { position: absolute; right: -16px; bottom: -28px; z-index: -1; width: 210px; height: 210px; }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    & [data-banner] { min-height: 190px; padding: 22px; & > b { font-size: 1.5rem; } & > img { width: 158px; height: 158px; } }
  }
  ${media.highContrast} { & [data-banner] { border: 1px solid CanvasText; } }
`)

const Slide = styled.div(css`
  display: grid;
  min-width: 0;

  &[hidden] { display: none; }
  &[data-place='1'] { order: 1; }
  &:only-child { grid-column: 1 / -1; }
  ${media.mobile} { &:not([data-place='0']) { display: none; } }
`)

const Root = styled.section(css`
  display: flex;
  flex-direction: column;

  & > h2 { margin-bottom: 16px; }
  &[data-titled] { padding-top: 48px; }
  /* First with the keyboard, last for the eye. */
  & > h2 { order: -2; }
  & > [data-slides] { order: -1; }
  ${media.mobile} { &[data-titled] { padding-top: 36px; } & > h2 { margin-bottom: 12px; } }
`)

/** As high as its slides and the controls below them. */
const Place = styled.div(css`
  height: 280px;
  padding-bottom: 52px;
  ${media.mobile} { height: 242px; }
`)

/** Beside the leading one on a wide page. */
const placesInSight = 2

type Props = { issue: { catalogueId: string; number: number }; place: 'upper' | 'middle' }

/** Banners of this number that turn by themselves; without an answer there are none, and no error. */
export function BannerCarousel({ issue, place }: Props) {
  const { api } = usePlatform()
  const { data, isPending } = useQuery(catalogueBannersQuery(api, issue, place))
  if (isPending)
    return place === 'upper' ? (
      <Place>
        <Skeleton height="100%" radius={16} />
      </Place>
    ) : null
  if (data === undefined || data.banners.length === 0) return null
  const title = data.title === undefined || data.title === '' ? undefined : data.title
  return <ReadyCarousel banners={data.banners} title={place === 'middle' ? (title ?? '特集') : undefined} />
}

function ReadyCarousel({ banners, title }: { banners: readonly CatalogueBanner[]; title: string | undefined }) {
  const carousel = useCarousel(banners.length)
  const { at, isMoving, hold } = carousel
  return (
    <Root
      aria-roledescription="カルーセル"
      aria-label={title ?? '今号の特集'}
      data-titled={title === undefined ? undefined : ''}
      {...hold}
    >
      {title === undefined ? null : <h2>{title}</h2>}
      {banners.length > 1 ? <CarouselControls carousel={carousel} slides={banners.length} /> : null}
      <Slides data-slides aria-live={isMoving ? 'off' : 'polite'}>
        {banners.map((banner, index) => {
          const behind = (index - at + banners.length) % banners.length
          return (
            <Slide
              key={`${banner.linkUrl} ${banner.title}`}
              role="group"
              aria-roledescription="スライド"
              aria-label={`${index + 1} / ${banners.length}`}
              data-place={behind}
              hidden={behind >= placesInSight}
            >
              <BannerLink banner={banner} />
            </Slide>
          )
        })}
      </Slides>
    </Root>
  )
}

/** The words stand as text, so the picture says nothing of its own. */
const BannerLink = ({ banner: { linkUrl, lead, title, text, tint, imageUrl } }: { banner: CatalogueBanner }) => (
  <AddressLink to={linkUrl} data-banner data-text={textOnTint(tint)} style={{ backgroundColor: tint }}>
    {lead === undefined ? null : <span>{lead}</span>}
    <b>{title}</b>
    {text === undefined ? null : <span>{text}</span>}
    <img src={imageUrl} alt="" width="210" height="210" loading="lazy" />
  </AddressLink>
)
