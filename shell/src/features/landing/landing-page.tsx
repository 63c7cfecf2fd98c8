import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { buttonStyles, Container, LinkButton } from '@shop/shared/ui'
import { Brand } from '../../frame/brand.tsx'
import { AppPoints } from './app-points.tsx'
import { Hero } from './landing-styles.ts'

const StoreLink = styled.a(buttonStyles)

const stores = [
  { text: 'App Store からダウンロード', name: 'appStore' },
  { text: 'Google Play で手に入れる', name: 'googlePlay' },
] as const

/** The app, told to whoever has it not. A store without an address is not drawn. */
export function LandingPage() {
  const { config } = usePlatform()
  return (
    <>
      <Hero>
        <Container>
          <span data-brand>
            <Brand />
          </span>
          <h1>トドックアプリのご案内</h1>
          <p>
            毎週のご注文を、スマートフォンでもっと手軽に。ご注文内容もお気に入りも、サイトと同じログインでお使いいただけます。
          </p>
          <div data-ways>
            {stores.map(({ text, name }) => {
              const address = config.links[name] ?? ''
              return address === '' ? null : (
                <StoreLink key={name} data-look="solid" data-size="large" href={address}>
                  {text}
                </StoreLink>
              )
            })}
            <LinkButton look="outline" size="large" to={href.top()}>
              サイトで商品を見る
            </LinkButton>
          </div>
        </Container>
      </Hero>
      <AppPoints title="アプリでできること" />
    </>
  )
}
