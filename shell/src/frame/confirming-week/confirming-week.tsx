import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { readWeeksAhead } from '@shop/shared/domain/preview'
import { usePlatform } from '@shop/shared/platform'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { Container, media, theme } from '@shop/shared/ui'
import { weeksAheadKey } from '../../features/staff-preview/weeks-ahead.ts'

const Root = styled.aside(css`
  background: ${theme.palette.sun[100]};
  color: ${theme.color.text.primary};

  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 20px; min-height: 44px; }
  & a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; }
  ${media.print} { display: none; }
`)

/** The week that staff are looking at, and the way to another. */
export function ConfirmingWeek() {
  const { storage } = usePlatform()
  const weeks = readWeeksAhead(storage.session.read(weeksAheadKey))
  return (
    <Root aria-label="確認環境">
      <Container>
        <b>確認中の週：{weeks === undefined ? '公開中の週' : `${weeks}週先`}</b>
        <Link to={href.staffPreview()}>確認週の変更</Link>
      </Container>
    </Root>
  )
}
