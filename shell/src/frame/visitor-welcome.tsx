import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { isPlainClick, Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { buttonStyles, Container, media, theme } from '@shop/shared/ui'
import LogIn from 'lucide-react/icons/log-in'
import { useRef } from 'react'
import { useWelcome } from './welcome/use-welcome.ts'

const Root = styled.section(css`
  background: ${theme.palette.brand[50]};
  border-bottom: 1px solid ${theme.palette.brand[100]};

  & > div { display: flex; align-items: center; gap: 24px; min-height: 84px; padding-block: 12px; }
  & [data-title] { ${theme.text.h3} font-feature-settings: 'palt'; }
  & [data-text] { color: ${theme.color.text.secondary}; line-height: 1.5; }
  & [data-ways] { display: flex; gap: 12px; margin-left: auto; }

  ${media.mobile} {
    & > div { display: block; padding-block: 14px; }
    & [data-title] { font-size: 1.125rem; }
    & [data-ways] { gap: 8px; margin-top: 10px; }
    & [data-ways] > a { flex: 1; padding-inline: 6px; font-size: 0.9375rem; }
  }
  ${media.narrow} { & [data-ways] { flex-wrap: wrap; } }
  ${media.print} { display: none; }
`)

const ButtonAnchor = styled.a(buttonStyles)
const LoginLink = styled(Link)(buttonStyles)

/** The view-mode header: greets a visitor on the top page, what is missing, and the two ways to get it. */
export function VisitorWelcome() {
  const { config, login } = usePlatform()
  const header = useRef<HTMLElement>(null)
  const isShown = useWelcome(header)
  if (!isShown) return null
  const request = config.links['request']
  return (
    <Root ref={header} aria-label="はじめての方へ">
      <Container>
        <div>
          <h2 data-title>ようこそ、トドックへ</h2>
          <p data-text>いまは商品を見るだけの表示です。ご注文にはログインが必要です。</p>
        </div>
        <div data-ways>
          {request === undefined || request === '' ? null : (
            <ButtonAnchor data-look="outline" href={request}>
              宅配の申込み・資料請求
            </ButtonAnchor>
          )}
          <LoginLink
            data-look="solid"
            to={href.entrance()}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              login()
            }}
          >
            <LogIn size={20} />
            ログイン
          </LoginLink>
        </div>
      </Container>
    </Root>
  )
}
