import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { useSession } from '@shop/shared/session'
import { Container, Note } from '@shop/shared/ui'

const Place = styled(Container)(css`margin-top: 20px;`)

/** Stands above the page while the member base does not say who is here. The shell goes on asking. [reliability row 11] */
export function MemberUnclearNote() {
  const isUnclear = useSession(({ login: { status } }) => status === 'expired')
  return (
    <div role="status">
      {isUnclear ? (
        <Place>
          <Note tone="warning">
            <b>会員{messages.notRetrieved.title}</b>つながり次第、自動で表示します。
          </Note>
        </Place>
      ) : null}
    </div>
  )
}
