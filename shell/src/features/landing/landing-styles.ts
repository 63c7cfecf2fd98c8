import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, theme } from '@shop/shared/ui'

/** One flat field with its headline. */
export const Hero = styled.section(css`
  background: ${theme.palette.brand[50]};
  border-bottom: 1px solid ${theme.palette.brand[100]};

  & > div { display: grid; justify-items: start; gap: 16px; padding-block: 56px; }
  & [data-brand] { color: ${theme.color.brand.default}; }
  & p { max-width: 40em; color: ${theme.color.text.secondary}; }
  & [data-ways] { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 8px; }

  ${media.mobile} {
    & > div { padding-block: 28px; }
    & [data-ways] { width: 100%; }
    & [data-ways] > * { flex: 1 0 100%; }
  }
`)

export const Points = styled(Container)(css`
  padding-top: 48px;

  & > h2 { margin-bottom: 20px; }
  & > ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; }
  & > ul > li {
    padding: 24px;
    ${theme.box.card}
  }
  & svg { margin-bottom: 12px; color: ${theme.color.brand.default}; }
  & h3 { margin-bottom: 6px; }
  & p { color: ${theme.color.text.secondary}; }

  ${media.mobile} {
    padding-top: 36px;
    & > h2 { margin-bottom: 12px; }
    & > ul { grid-template-columns: 1fr; gap: 12px; }
    & > ul > li { padding: 18px; }
  }
`)
