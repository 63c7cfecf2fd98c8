import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { messages } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { Container, LinkButton, media, theme } from '@shop/shared/ui'
import { SearchForm } from '../../search/search-form.tsx'

const Root = styled(Container)(css`
  padding-top: 40px;

  & > h1 { margin-bottom: 8px; }
  & > p { max-width: 40em; color: ${theme.color.text.secondary}; }
  & > [role='search'] { margin: 24px 0; }
  & > ul { display: flex; flex-wrap: wrap; gap: 12px; }

  ${media.mobile} { padding-top: 24px; }
`)

/** An address that nobody has, on the web: what was looked for may be found by its name. [GRD-014, K-52] */
export const NotFoundPage = () => (
  <Root>
    <h1>{messages.pageNotFound.title}</h1>
    <p>アドレスが変わったか、掲載が終わった可能性があります。商品名や注文番号でおさがしください。</p>
    <SearchForm />
    <ul>
      <li>
        <LinkButton look="outline" to={href.top()}>
          注文トップへ
        </LinkButton>
      </li>
      <li>
        <LinkButton look="outline" to={href.categories()}>
          カテゴリからさがす
        </LinkButton>
      </li>
    </ul>
  </Root>
)
