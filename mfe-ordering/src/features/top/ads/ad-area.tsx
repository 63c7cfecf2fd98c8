import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Banner } from '@shop/shared/api/banner'
import { AddressLink } from '@shop/shared/banner'
import { media, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { useId } from 'react'

/** [ORD-016] */
export type AdPlace = {
  label: string
  areaNumber: number
  /** Paid content says that it is. [LW-03] */
  hasPrLabel?: boolean
  hasTopDivider?: boolean
  hasBottomDivider?: boolean
}

/** The area of the subscription delivery has a look of its own. */
const subscriptionArea = 0

const Root = styled.section(css`
  padding-top: 48px;

  &[data-top-divider] { margin-top: 48px; border-top: 1px solid ${theme.color.border.default}; }
  &[data-bottom-divider] { padding-bottom: 48px; border-bottom: 1px solid ${theme.color.border.default}; }
  & > header { display: flex; align-items: center; gap: 12px; margin-bottom: 20px; }
  & > header > span {
    padding: 2px 8px;
    border: 1px solid ${theme.color.border.control};
    border-radius: 4px;
    font-size: 0.875rem;
    font-weight: 700;
    line-height: 1.4;
    color: ${theme.color.text.secondary};
  }

  ${media.mobile} {
    padding-top: 36px;
    &[data-top-divider] { margin-top: 36px; }
    &[data-bottom-divider] { padding-bottom: 36px; }
    & > header { margin-bottom: 12px; }
  }
`)

const Cards = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;

  &[data-subscription] { grid-template-columns: minmax(0, 1fr); }
  ${media.mobile} {
    &:not([data-subscription]) {
      grid-auto-columns: min(290px, 78vw);
      grid-auto-flow: column;
      grid-template-columns: none;
      gap: 12px;
      margin: -6px -16px;
      padding: 6px 16px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      scroll-padding-inline: 16px;
    }
  }
`)

const Card = styled.li(css`
  display: grid;
  min-height: 166px;

  & > [data-banner] {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    justify-content: center;
    overflow: hidden;
    padding: 24px 128px 24px 24px;
    border-radius: ${theme.radius.dialog};
    background: #e1eed6;
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  &:nth-of-type(4n + 2) > [data-banner] { background: #dceef5; }
  &:nth-of-type(4n + 3) > [data-banner] { background: #f3e3d2; }
  &:nth-of-type(4n + 4) > [data-banner] { background: #f9dde1; }
  & a[data-banner]:hover > b { text-decoration: underline; }
  & > [data-banner] > span { font-weight: 700; line-height: 1.5; }
  & > [data-banner] > b {
    margin-top: 4px;
    font-size: 1.3125rem;
    line-height: 1.35;
    white-space: pre-line;
    word-break: auto-phrase;
  }
  & img { position: absolute; right: -12px; bottom: -16px; z-index: -1; width: 136px; height: 136px; }

  [data-subscription] > & > [data-banner] { background: ${theme.color.brand.default}; color: #fff; }

  ${media.mobile} { min-height: 124px; & > [data-banner] { padding: 18px 116px 18px 20px; } & img { width: 116px; height: 116px; } }
  ${media.highContrast} { & > [data-banner] { border: 1px solid CanvasText; } }
`)

/** Banners of one area under its label; an empty one is not there. */
export function AdArea({
  label,
  areaNumber,
  hasPrLabel = true,
  hasTopDivider = false,
  hasBottomDivider = false,
  banners,
}: AdPlace & { banners: readonly Banner[] }) {
  const id = useId()
  if (banners.length === 0) return null
  return (
    <Root
      aria-labelledby={id}
      data-top-divider={hasTopDivider ? '' : undefined}
      data-bottom-divider={hasBottomDivider ? '' : undefined}
    >
      <header>
        <h2 id={id}>{label}</h2>
        {hasPrLabel ? <span>PR</span> : null}
      </header>
      <Cards data-subscription={areaNumber === subscriptionArea ? '' : undefined}>
        {banners.map((banner) => (
          <Card key={banner.id}>
            <BannerLink banner={banner} />
          </Card>
        ))}
      </Cards>
    </Root>
  )
}

/** The words stand as text, so the picture says nothing of its own. */
function BannerLink({ banner: { title, company, imageUrl, linkUrl } }: { banner: Banner }) {
  const words = (
    <>
      {company === undefined ? null : <span>{company}</span>}
      <b>{title}</b>
      <img src={imageUrl} alt="" width="136" height="136" loading="lazy" />
    </>
  )
  if (linkUrl === undefined) return <div data-banner>{words}</div>
  return (
    <AddressLink to={linkUrl} data-banner>
      {words}
    </AddressLink>
  )
}

const waitingCards = ['first', 'second', 'third']

/** As high as one area. */
export const AdWaiting = () => (
  <Root>
    <Waiting text="企画を読み込み中です">
      <Cards aria-hidden>
        {waitingCards.map((card) => (
          <Card key={card}>
            <Skeleton height="100%" radius={16} />
          </Card>
        ))}
      </Cards>
    </Waiting>
  </Root>
)
