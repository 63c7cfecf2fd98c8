import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { AddressLink, textOnTint } from '@shop/shared/banner'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { media, theme } from '@shop/shared/ui'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { catalogueBannersQuery } from './catalogue-main.queries.ts'

const Root = styled.div(css`
  padding-top: 48px;

  & > [data-banner] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 24px 28px;
    border-radius: ${theme.radius.dialog};
    color: ${theme.color.text.primary};
    text-decoration: none;
  }
  & > [data-banner][data-text='light'] { color: #fff; }
  & > [data-banner] > b { font-size: 1.25rem; }
  & > a[data-banner]:hover > b { text-decoration: underline; }
  & > [data-banner] > svg { margin-left: auto; }
  ${media.mobile} { padding-top: 36px; & > [data-banner] > b { flex-basis: 100%; } }
  ${media.highContrast} { & > [data-banner] { border: 1px solid CanvasText; } }
`)

/** The way on from the foot of the page. */
export function LowerBanner({ issue }: { issue: { catalogueId: string; number: number } }) {
  const { api } = usePlatform()
  const { data } = useQuery(catalogueBannersQuery(api, issue, 'lower'))
  const [banner] = data?.banners ?? []
  if (banner === undefined) return null
  const { linkUrl, title, text, tint } = banner
  return (
    <Root>
      <AddressLink to={linkUrl} data-banner data-text={textOnTint(tint)} style={{ backgroundColor: tint }}>
        <b>{title}</b>
        {text === undefined ? null : <span>{text}</span>}
        <ArrowRight size={26} />
      </AddressLink>
    </Root>
  )
}
