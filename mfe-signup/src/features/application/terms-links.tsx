import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'

const Root = styled.p(css`margin-bottom: 16px; line-height: 1.75;`)

/** Links to the terms; they open beside the form. */
export function TermsLinks() {
  const { links } = usePlatform().config
  return (
    <Root>
      お申し込みの前に、
      <Terms address={links['terms']} name="利用規約" />と
      <Terms address={links['privacy']} name="個人情報の取扱い" />
      をお読みください（別の画面で開きます）。
    </Root>
  )
}

const Terms = ({ address, name }: { address: string | undefined; name: string }) =>
  address === undefined ? (
    name
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
