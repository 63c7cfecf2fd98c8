import { css } from '@emotion/react'
import type { WebCatalogue } from '@shop/shared/api/content'
import { textOnTint } from '@shop/shared/banner'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'

/** Of the element that covers stand in, beside its columns. */
export const coverGridStyles = css`
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
  & [data-cover] > small { display: block; font-size: 0.875rem; line-height: 1.4; word-break: auto-phrase; }
  & [data-cover] > img { position: absolute; right: -14px; bottom: -14px; width: 84%; height: auto; }
  & [data-new] { position: absolute; left: 14px; bottom: 12px; }
  & [data-name] { display: block; margin-top: 10px; font-weight: 700; line-height: 1.4; }
  & [data-subtitle] { ${theme.text.caption} display: block; color: ${theme.color.text.secondary}; word-break: auto-phrase; }
  & a:has(> [data-cover]) { display: block; color: ${theme.color.text.primary}; text-decoration: none; }
  & a:hover > [data-name] { text-decoration: underline; }

  ${media.highContrast} { & [data-cover] { border: 1px solid CanvasText; } }
`

type CatalogueCoverProps = Pick<WebCatalogue, 'name' | 'imageUrl' | 'tint'> & {
  to: string
  subtitle?: string | undefined
  pages?: number | undefined
  isNew?: boolean
}

/** A catalogue as the book it is: its words are drawn on the cover and stand below it; `new` is also said. [CAT-016] */
export function CatalogueCover({ to, name, subtitle, imageUrl, tint, pages = 0, isNew = false }: CatalogueCoverProps) {
  const facts = [subtitle, pages === 0 ? undefined : `${pages}ページ`].filter((fact) => fact !== undefined)
  return (
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
      {facts.length === 0 ? null : <span data-subtitle>{facts.join('・')}</span>}
    </Link>
  )
}

/** Opens the catalogue at its pages. */
export const WebCatalogueCover = ({ catalogue: { code, pages, ...book } }: { catalogue: WebCatalogue }) => (
  <CatalogueCover to={href.webCatalogue(code)} {...book} />
)
