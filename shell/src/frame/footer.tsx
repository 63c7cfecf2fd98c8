import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { tokyoParts } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { Container, media, theme } from '@shop/shared/ui'
import { memberLines, reachableLines } from '../contact/contact-hours.ts'
import { PhoneLines } from '../contact/phone-lines.tsx'
import { Brand } from './brand.tsx'

const { brand } = theme.palette

const Root = styled.footer(css`
  padding: 40px 0 32px;
  background: ${brand[900]};
  color: #fff;

  & [data-columns] { display: flex; align-items: flex-start; justify-content: space-between; gap: 64px; }
  & [data-words] { margin-top: 10px; color: ${brand[100]}; }
  & a { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; color: #fff; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & nav ul { display: flex; flex-wrap: wrap; gap: 0 28px; }
  & [data-phones] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 40px;
    margin-top: 20px;
    font-variant-numeric: tabular-nums;
    & dt { font-size: 0.875rem; color: ${brand[100]}; }
    & a { font-size: 1.25rem; font-weight: 700; }
    & small { display: block; font-size: 0.875rem; color: ${brand[100]}; line-height: 1.5; }
  }
  & [data-last] {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid #ffffff3d;
    color: ${brand[100]};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }

  ${media.mobile} {
    padding: 28px 0 96px;
    & [data-columns] { flex-direction: column; gap: 20px; }
    & nav ul { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px; }
    & nav a { line-height: 1.7; }
    & [data-phones] { flex-direction: column; gap: 12px; }
    & [data-last] { flex-direction: column; gap: 4px; }
  }
  ${media.print} { display: none; }
`)

/** In the design's order. */
const links = [
  { text: 'よくあるご質問', name: 'faq' },
  { text: 'お問い合わせ', name: 'contact' },
  { text: '利用規約', name: 'terms' },
  { text: 'プライバシーポリシー', name: 'privacy' },
  { text: '特定商取引法に基づく表示', name: 'legal' },
  { text: '定款', name: 'articles' },
] as const

/** `1.5.28` of `1.5.28+b4ff4f14`: what a build adds helps nobody on the phone. */
const memberVersion = (version: string) => version.split('+')[0]

export type FooterProps = {
  /** Whether a release that is there owns this screen. */
  hasScreen(path: string): boolean
}

/** Help stands here on every screen. [AX-26] */
export function Footer({ hasScreen }: FooterProps) {
  const { config, clock } = usePlatform()
  const shownLines = reachableLines(config, memberLines)
  return (
    <Root data-on-brand>
      <Container>
        <div data-columns>
          <div>
            <Brand ground="petrol" />
            <p data-words>週に一度の、台所便。</p>
          </div>
          <nav aria-label="フッター">
            <ul>
              {links.map(({ text, name }) => (
                <FooterLink
                  key={name}
                  text={text}
                  path={name === 'faq' && hasScreen(href.faq()) ? href.faq() : undefined}
                  address={config.links[name]}
                />
              ))}
            </ul>
          </nav>
        </div>
        {shownLines.length === 0 ? null : (
          <dl data-phones>
            <PhoneLines lines={shownLines} />
          </dl>
        )}
        <div data-last>
          <span>© {tokyoParts(clock.now()).year} トドック</span>
          <span>バージョン {memberVersion(config.version)}</span>
        </div>
      </Container>
    </Root>
  )
}

/** One without an address is not drawn. */
function FooterLink({ text, path, address }: { text: string; path?: string | undefined; address: string | undefined }) {
  if (path !== undefined)
    return (
      <li>
        <Link to={path}>{text}</Link>
      </li>
    )
  if (address === undefined || address === '') return null
  return (
    <li>
      <a href={address}>{text}</a>
    </li>
  )
}
