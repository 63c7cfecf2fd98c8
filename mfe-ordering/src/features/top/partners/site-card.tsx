import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, SafeHtml, theme, VisuallyHidden } from '@shop/shared/ui'
import ExternalLink from 'lucide-react/icons/external-link'

const Root = styled.button(css`
  display: flex;
  align-items: center;
  gap: 20px;
  width: 100%;
  padding: 16px 24px 16px 16px;
  ${theme.box.card}
  color: ${theme.color.text.primary};
  font: inherit;
  line-height: 1.5;
  text-align: start;

  &:hover > [data-words] > b { text-decoration: underline; }
  & > [data-picture] {
    display: grid;
    flex: none;
    place-items: center;
    width: 112px;
    height: 112px;
    border-radius: 8px;
    background: #dceef5;
  }
  &[data-tint='warm'] > [data-picture] { background: #f3e3d2; }
  & > [data-words] { flex: 1; color: ${theme.color.text.secondary}; }
  & > [data-words] > b { display: block; font-size: 1.125rem; color: ${theme.color.text.primary}; }
  & > svg { flex: none; color: ${theme.color.brand.default}; }

  ${media.mobile} {
    gap: 14px;
    padding: 12px 16px 12px 12px;
    & > [data-picture] { width: 84px; height: 84px; }
    & > [data-picture] > img { width: 64px; height: 64px; }
  }
`)

/** The door of a partner. Where it leads is known at the click alone: the address names the member. */
export const SiteCard = ({
  title,
  detail,
  imageUrl,
  isWarm = false,
  opensTab,
  onOpen,
}: {
  title: string
  /** May carry markup. [API-050] */
  detail: string
  imageUrl: string
  isWarm?: boolean
  opensTab: boolean
  onOpen(): void
}) => (
  <Root type="button" data-tint={isWarm ? 'warm' : undefined} onClick={onOpen}>
    <span data-picture>
      <img src={imageUrl} alt="" width="88" height="88" loading="lazy" />
    </span>
    <span data-words>
      <b>{title}</b>
      <SafeHtml html={detail} />
      {opensTab ? <VisuallyHidden>（別の画面で開きます）</VisuallyHidden> : null}
    </span>
    <ExternalLink size={22} />
  </Root>
)
