import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'

const enter = keyframes`from { transform: translateX(-100%); }`
const appear = keyframes`from { opacity: 0; }`

/** [CHR-012, CHR-013] */
export const Panel = styled.dialog(css`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(${theme.size.drawer}, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom) env(safe-area-inset-left);
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  box-shadow: ${theme.shadow.dialog};
  line-height: 1.5;
  animation: ${enter} ${theme.durationMs.base}ms ${theme.easing.enter};

  &::backdrop { background: ${theme.color.surface.overlay}; animation: ${appear} ${theme.durationMs.base}ms; }
  &[data-leaving], &[data-leaving]::backdrop { transition: ${theme.durationMs.fast}ms ${theme.easing.exit}; }
  &[data-leaving] { transform: translateX(-100%); }
  &[data-leaving]::backdrop { opacity: 0; }
  ${media.highContrast} { border-right: 1px solid CanvasText; }
`)

export const TopRow = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 10px 12px 10px 20px;
  border-bottom: 1px solid ${theme.color.border.default};
  color: ${theme.color.brand.default};

  & > button { color: ${theme.color.text.primary}; }
`)

export const MemberCard = styled.div(css`
  margin: 16px;
  padding: 18px 18px 16px;
  border-radius: ${theme.radius.card};
  background: ${theme.palette.brand[700]};
  color: #fff;

  & > p:first-of-type { font-size: 1.25rem; font-weight: 700; }
  & > p + p { font-size: 0.9375rem; font-variant-numeric: tabular-nums; color: ${theme.palette.brand[100]}; }
  & > [data-marks] { display: flex; flex-wrap: wrap; gap: 8px; }
  & > [data-marks]:not(:empty) { margin-top: 10px; }
  & [data-family] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 4px 12px 4px 8px;
    border-radius: 15px;
    background: ${theme.palette.brand[50]};
    color: ${theme.color.brand.hover};
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1.4;
  }
`)

export const Welcome = styled.div(css`
  display: grid;
  gap: 10px;
  padding: 18px 16px 6px;

  & > p { line-height: 1.6; }
`)

export const Groups = styled.nav(css`
  padding-bottom: 14px;

  & h2 { padding: 18px 20px 4px; color: ${theme.color.text.secondary}; font-size: 0.9375rem; font-weight: 700; line-height: 1.5; }
  & a, & li > button {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 52px;
    padding: 8px 20px;
    border: 0;
    background: none;
    color: ${theme.color.text.primary};
    font-weight: 600;
    text-align: left;
    text-decoration: none;
  }
  & a:hover, & li > button:hover { background: ${theme.color.brand.tint}; }
  & a:focus-visible, & li > button:focus-visible { outline-offset: -3px; box-shadow: none; }
  & svg:first-of-type { color: ${theme.color.brand.default}; }
  & svg + span + svg { margin-left: auto; color: ${theme.color.text.tertiary}; }
`)
