import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay, fullName, ownMemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { Button, Container, media, theme } from '@shop/shared/ui'
import { Breadcrumbs, PrintSheet } from '@shop/shared/ui/page'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'

const Root = styled(Container)(css`
  ${media.print} { & > nav { display: none; } }
`)

const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 16px;
  padding: 20px 0;

  & > h1 { word-break: auto-phrase; }
  & > p { color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & > button { margin-left: auto; }
  ${media.mobile} { padding: 14px 0; & > button { display: none; } }
  ${media.print} { padding: 0 0 4mm; & > button { display: none; } }
`)

const Whose = styled.p(css`
  display: none;
  ${media.print} { display: block; margin-bottom: 4mm; }
`)

const above = [
  { text: '注文トップ', to: href.top() },
  { text: '購入履歴', to: href.purchaseHistory() },
]

/** A page below the slips, with the way back to them. Nothing prints in the app. [ACC-010, MOB-011] */
export function SlipPage({
  title,
  of,
  isPrinted = false,
  children,
}: {
  title: string
  /** The month or the day that it is about. */
  of?: string | undefined
  isPrinted?: boolean
  children: ReactNode
}) {
  const { clock, entry } = usePlatform()
  const member = useSession(memberOf)
  if (member === undefined) return null
  return (
    <Root>
      <Breadcrumbs above={above} here={title} />
      <Head>
        <h1>{title}</h1>
        {of === undefined ? null : <p>{of}</p>}
        {isPrinted && entry !== 'app' ? (
          <Button look="quiet" onClick={() => print()}>
            <Printer size={20} />
            印刷する
          </Button>
        ) : null}
      </Head>
      {isPrinted ? (
        <>
          <PrintSheet foot={`${formatFullDay(clock.now())}　組合員番号 ${ownMemberCode(member)}`} />
          <Whose>{fullName(member)} 様</Whose>
        </>
      ) : null}
      {children}
    </Root>
  )
}
