import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { weekLabel } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, LinkButton, media, theme } from '@shop/shared/ui'
import { NumberInputOfWeek } from '../../parts/number-input/number-input-of-week.tsx'

const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  padding: 24px 0 20px;

  & > p { color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  ${media.mobile} { padding: 20px 0 12px; }
`)

const Narrow = styled.div(css`display: flex; flex-direction: column; max-width: 808px;`)
const Way = styled.div(css`margin-top: 20px;`)

/** 注文番号で注文: the entry alone, for links that lead straight to it. [ORD-002, K-13] */
export function NumberInputPage() {
  const week = useSession(currentWeek)
  return (
    <Container>
      <Head>
        <h1 tabIndex={-1}>注文番号で注文</h1>
        {week === undefined ? null : <p>{weekLabel(week)}分</p>}
      </Head>
      <Narrow>
        <NumberInputOfWeek />
        <Way>
          <LinkButton to={href.orderedList()} look="outline">
            ご注文内容を見る
          </LinkButton>
        </Way>
      </Narrow>
    </Container>
  )
}
