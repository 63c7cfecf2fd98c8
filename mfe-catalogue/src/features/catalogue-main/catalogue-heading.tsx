import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Catalogue } from '@shop/shared/api/catalogues'
import { formatWeek, type WeekNumber } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { LinkButton, media, theme } from '@shop/shared/ui'
import BookOpen from 'lucide-react/icons/book-open'

const Root = styled.header(css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 16px;
  padding: 16px 0;

  & > [data-logo] {
    position: relative;
    flex: none;
    width: 60px;
    height: 80px;
    overflow: hidden;
    border-radius: 4px 6px 6px 4px;
    box-shadow: inset 5px 0 6px -4px #0000004d;
  }
  & > [data-logo] > img { position: absolute; right: -4px; bottom: -4px; width: 46px; height: 46px; }
  & > div { flex: 1; min-width: 0; }
  & p { color: ${theme.color.text.secondary}; line-height: 1.5; font-variant-numeric: tabular-nums; }
  ${media.mobile} { & > a { flex-basis: 100%; } }
`)

type Props = { name: string; week: WeekNumber; catalogue: Catalogue | undefined }

/** The catalogue's cover as its logo; one that is on paper too can be leafed through. */
export const CatalogueHeading = ({ name, week, catalogue }: Props) => {
  const facts = [catalogue?.subtitle, `${formatWeek(week)}号`, pagesOf(catalogue)].filter((fact) => fact !== undefined)
  return (
    <Root>
      {catalogue === undefined ? null : (
        <span data-logo style={{ backgroundColor: catalogue.tint }}>
          <img src={catalogue.imageUrl} alt="" width="46" height="46" />
        </span>
      )}
      <div>
        <h1>{name}</h1>
        <p>{facts.join('・')}</p>
      </div>
      {catalogue?.webCode === undefined ? null : (
        <LinkButton size="large" to={href.webCatalogue(catalogue.webCode)}>
          <BookOpen size={22} />
          紙面をめくって見る
        </LinkButton>
      )}
    </Root>
  )
}

const pagesOf = (catalogue: Catalogue | undefined) =>
  catalogue?.pages === undefined || catalogue.pages === 0 ? undefined : `全${catalogue.pages}ページ`
