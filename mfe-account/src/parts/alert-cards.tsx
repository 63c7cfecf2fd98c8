import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { media, SafeHtml, theme } from '@shop/shared/ui'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { alertCardsQuery } from './alert-cards.queries.ts'

const Root = styled.ul(css`
  display: grid;
  gap: 12px;
  margin: 0 0 20px;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 2px 10px;
    padding: 14px 18px;
    border-left: 4px solid ${theme.color.warning.default};
    border-radius: ${theme.radius.control};
    background: ${theme.color.warning.tint};
    line-height: 1.6;
  }
  & b { word-break: auto-phrase; }
  & p { grid-column: 2; word-break: auto-phrase; }
  ${media.print} { display: none; }
`)

/** As high as one card of three lines, on a phone of four. */
const Room = styled.div(css`
  height: 107px;
  margin-bottom: 20px;
  ${media.mobile} { height: 132px; }
  ${media.print} { display: none; }
`)

/** Messages of the co-op above the histories; nothing while there are none, or where they did not come. */
export function AlertCards() {
  const { data = [], isLoading } = useQuery(alertCardsQuery(usePlatform()))
  if (isLoading) return <Room />
  if (data.length === 0) return null
  return (
    <Root>
      {data.map(({ name, html }) => (
        <li key={name}>
          <TriangleAlert size={22} />
          <b>{name}</b>
          <p>
            <SafeHtml html={html} />
          </p>
        </li>
      ))}
    </Root>
  )
}
