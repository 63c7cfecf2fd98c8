import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { AddressLink } from '@shop/shared/banner'
import { usePlatform } from '@shop/shared/platform'
import { media, Note } from '@shop/shared/ui'

const Root = styled.section(css`
  padding-top: 48px;

  & b { margin-right: 1em; }
  ${media.mobile} { padding-top: 36px; }
`)

/** Hidden while no address is configured. */
export function EmergencyArea() {
  const address = usePlatform().config.links['emergency']
  if (address === undefined || address === '') return null
  return (
    <Root aria-label="緊急のお知らせ">
      <Note tone="warning">
        <b>緊急のお知らせ</b>
        <AddressLink to={address}>災害・大雪でお届けできないときの対応</AddressLink>をご確認ください。
      </Note>
    </Root>
  )
}
