import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { useSession } from '@shop/shared/session'
import { Button, LinkButton, media, theme } from '@shop/shared/ui'
import { SamplePicture } from './sample-picture.tsx'

const Root = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: 40px;
  align-items: center;
  padding: 40px;
  ${theme.box.card}

  & h2 { ${theme.text.h2} margin-bottom: 10px; word-break: auto-phrase; }
  & p { color: ${theme.color.text.secondary}; word-break: auto-phrase; }
  & [data-way] { margin-top: 24px; }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    padding: 18px 16px 22px;
    & [data-way] { margin-top: 18px; & > * { width: 100%; } }
  }
`)

/** Shows favourites to those who have none yet: no call is sent. [FAV-008] */
export function Sample() {
  const { login } = usePlatform()
  const isLoggedIn = useSession((session) => session.login.status === 'unregistered')
  return (
    <Root aria-label="お気に入りのご案内">
      <SamplePicture />
      <div>
        <h2>よく買う商品を、ひとつの画面に</h2>
        <p>
          ♡ を押した商品がここに並びます。今週お取扱いのある商品は、そのまま注文できます。お気に入りは
          {isLoggedIn ? '、組合員のご登録後' : 'ログイン後'}にご利用いただけます。
        </p>
        <div data-way>
          {isLoggedIn ? (
            <LinkButton size="large" to={href.deliveryApplication()}>
              ご利用登録へ進む
            </LinkButton>
          ) : (
            <Button size="large" onClick={login}>
              ログイン
            </Button>
          )}
        </div>
      </div>
    </Root>
  )
}
