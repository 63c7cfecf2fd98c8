import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { LinkButton, media, theme, VisuallyHidden } from '@shop/shared/ui'
import Pencil from 'lucide-react/icons/pencil'
import { Panel } from '../../parts/page.tsx'

const Head = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 8px;

  & > h2 { font-size: 1.25rem; }
`)

const Rows = styled.dl(css`
  & > div {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid ${theme.color.border.default};
    line-height: 1.6;
  }
  & > div:last-child { border-bottom: 0; padding-bottom: 0; }
  & dt { font-weight: 600; color: ${theme.color.text.secondary}; }
  & dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
  ${media.mobile} { & > div { grid-template-columns: minmax(0, 1fr); gap: 2px; padding: 12px 0; } }
`)

export type Row = { label: string; value: string }

/** The entries of one step, with the way back to it. */
export const EntriesSummary = ({ name, to, rows }: { name: string; to: string; rows: readonly Row[] }) => (
  <Panel>
    <Head>
      <h2>{name}</h2>
      <LinkButton to={to} look="outline">
        <Pencil size={18} />
        <VisuallyHidden>{name}を</VisuallyHidden>
        変更する
      </LinkButton>
    </Head>
    <Rows>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Rows>
  </Panel>
)
