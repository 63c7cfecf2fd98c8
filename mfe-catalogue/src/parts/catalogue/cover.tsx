import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { textOnTint } from '@shop/shared/banner'
import { Link } from '@shop/shared/router'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'

/** As many covers in a row as there is room for, five at the most, two on a phone, none narrower than 156 px. [CAT-098] */
export const Covers = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(156px, (100% - 96px) / 5), 1fr));
  gap: 24px;

  & > li > a { display: block; color: ${theme.color.text.primary}; text-decoration: none; }
  & > li > a:hover [data-name] { text-decoration: underline; }
  & [data-cover] {
    position: relative;
    display: block;
    aspect-ratio: 3 / 4;
    overflow: hidden;
    padding: 16px 14px 0 20px;
    border-radius: 6px 10px 10px 6px;
    box-shadow: inset 7px 0 8px -6px #0000004d, ${theme.shadow.sticky};
  }
  & [data-cover][data-text='light'] { color: #fff; }
  & [data-cover] > b { display: block; font-size: 1.3125rem; line-height: 1.25; word-break: auto-phrase; }
  & [data-cover] > small { display: block; font-size: 0.875rem; line-height: 1.4; }
  & [data-cover] > img { position: absolute; right: -14px; bottom: -14px; width: 74%; height: auto; }
  & [data-new] { position: absolute; left: 14px; bottom: 12px; }
  & [data-name] { display: block; margin-top: 10px; font-weight: 700; line-height: 1.4; }
  & [data-facts] { ${theme.text.caption} display: block; color: ${theme.color.text.secondary}; }

  ${media.mobile} { grid-template-columns: repeat(auto-fill, minmax(156px, 1fr)); gap: 16px 14px; }
  ${media.highContrast} { & [data-cover] { border: 1px solid CanvasText; } }
`)

type CoverProps = {
  to: string
  name: string
  subtitle: string | undefined
  imageUrl: string
  tint: string
  pages: number | undefined
  isNew?: boolean
}

/** A catalogue as the book it is: its words are drawn on the cover and stand below it. [CAT-016] */
export const Cover = ({ to, name, subtitle, imageUrl, tint, pages, isNew = false }: CoverProps) => {
  const facts = [subtitle, pages === undefined || pages === 0 ? undefined : `${pages}ページ`].filter(
    (fact) => fact !== undefined,
  )
  return (
    <li>
      <Link to={to}>
        <span data-cover data-text={textOnTint(tint)} style={{ backgroundColor: tint }} aria-hidden>
          <b>{name}</b>
          {subtitle === undefined ? null : <small>{subtitle}</small>}
          <img src={imageUrl} alt="" width="176" height="176" loading="lazy" />
          {isNew ? (
            <span data-new>
              <Badge tone="new">新着</Badge>
            </span>
          ) : null}
        </span>
        <span data-name>
          {name}
          {isNew ? <VisuallyHidden>（新着）</VisuallyHidden> : null}
        </span>
        {facts.length === 0 ? null : <span data-facts>{facts.join('・')}</span>}
      </Link>
    </li>
  )
}
