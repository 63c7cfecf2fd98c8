import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { BankAccount } from '@shop/shared/api/payment'
import { formatFullDay, tokyoDay } from '@shop/shared/domain'
import { media, theme } from '@shop/shared/ui'
import { useId } from 'react'

const Root = styled.section(css`
  padding: 14px 16px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.control};

  & > h3 { margin-bottom: 8px; font-size: 1rem; }
  & > dl > div { display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: 12px; line-height: 1.75; }
  & dt { color: ${theme.color.text.secondary}; }
  & dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  ${media.mobile} { & > dl > div { grid-template-columns: 96px minmax(0, 1fr); } }
`)

type Props = {
  heading: string
  account: BankAccount
  /** `YYYY-MM-DD`, the last day on which it is paid from. */
  endsOn?: string | undefined
}

/** An account by its names; of its number the last three digits. [SGN-047, SGN-048] */
export function AccountFacts({ heading, account, endsOn }: Props) {
  const headingId = useId()
  const rows = [
    ['金融機関', account.bankName],
    ['支店', account.branchName],
    ['預金種目', account.depositType],
    ['口座番号', account.accountNumber],
    ['ご利用期限', endsOn === undefined ? '' : `${formatFullDay(tokyoDay(endsOn))}まで`],
  ].filter(([, value]) => value !== '')
  return (
    <Root aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
