import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'

/** [2§9] */
const hours = '月〜土 10:00〜18:00'

const Root = styled.p(css`
  margin-top: 20px;
  line-height: 1.75;
  & > a { font-size: 1.125rem; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > span { white-space: nowrap; }
`)

/** Whom to ask about an application, and when. [SGN-008, CHR-056] */
export function EnrolmentLine({ about }: { about: string }) {
  const phone = usePlatform().config.phones['enrolment'] ?? ''
  if (phone === '') return null
  return (
    <Root>
      {about}：宅配加入受付窓口 <a href={`tel:${phone}`}>{phone}</a> <span>（{hours}）</span>
    </Root>
  )
}
