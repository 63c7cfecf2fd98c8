import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatYen } from '@shop/shared/domain'
import type { Slip } from '@shop/shared/domain/purchases'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import { sumRows } from './sum-rows.ts'

const Root = styled.table(css`
  width: calc(100% - 32px);
  max-width: 460px;
  margin: 12px 16px 14px auto;
  border-collapse: collapse;
  font-size: 0.9375rem;

  & th, & td { padding: 5px 0; border-bottom: 1px solid ${theme.color.border.hairline}; text-align: right; vertical-align: top; }
  & th { font-weight: 600; white-space: nowrap; }
  & tbody th, & thead th:first-of-type { text-align: left; }
  & tbody th[data-part] { padding-left: 1em; font-weight: 400; color: ${theme.color.text.secondary}; }
  & td { padding-left: 16px; white-space: nowrap; }
  & tr > [data-corrected] { color: ${theme.color.danger.default}; font-weight: 700; }
  & tr:last-of-type > th, & tr:last-of-type > td { font-weight: 700; }

  ${media.mobile} { width: calc(100% - 28px); max-width: none; margin-inline: 14px; & td { padding-left: 8px; } }
  ${media.print} { width: 100mm; margin: 2mm 0 0 auto; break-inside: avoid; & th, & td { padding-block: 0.5mm; } }
`)

const total = { name: '合計（税込）', of: ({ total }: Slip['sums']) => total, isPart: false }

/** The parts of the total; where something was corrected, before and after. */
export const SlipSumsTable = ({ slip: { sums, corrected }, caption }: { slip: Slip; caption: string }) => (
  <Root>
    <VisuallyHidden as="caption">{caption}</VisuallyHidden>
    <thead>
      <tr>
        <th scope="col">内訳</th>
        <th scope="col">{corrected === undefined ? '金額' : '訂正前'}</th>
        {corrected === undefined ? null : (
          <th scope="col" data-corrected>
            訂正後
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {[...sumRows(sums, ...(corrected === undefined ? [] : [corrected])), total].map(({ name, of, isPart }) => (
        <tr key={name}>
          <th scope="row" data-part={isPart ? '' : undefined}>
            {name}
          </th>
          <td>{formatYen(of(sums))}</td>
          {corrected === undefined ? null : (
            <td data-corrected={of(corrected) === of(sums) ? undefined : ''}>{formatYen(of(corrected))}</td>
          )}
        </tr>
      ))}
    </tbody>
  </Root>
)
