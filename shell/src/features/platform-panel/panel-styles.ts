import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'

/** At the right of a desktop page, a sheet at the bottom of a phone. Above everything: dialogs of the shop may be what is looked at. */
export const Panel = styled.aside(css`
  position: fixed;
  z-index: 1000;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: 460px;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 0;
  border-left: 1px solid ${theme.color.border.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  box-shadow: ${theme.shadow.dialog};
  font-size: 0.9375rem;
  line-height: 1.5;

  ${media.mobile} {
    inset: auto 0 0;
    width: auto;
    height: 62dvh;
    border-left: 0;
    border-top: 1px solid ${theme.color.border.control};
    padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  }
`)

export const Head = styled.div(css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding: 4px 8px 8px 16px;

  & > h2 { font-size: 1.125rem; font-weight: 700; }
  & > div { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  & > div > button { padding-inline: 14px; }
  & > div > button[aria-pressed='true'] { background: ${theme.color.brand.tint}; box-shadow: inset 0 0 0 1px currentColor; }
`)

export const TabList = styled.div(css`
  display: flex;
  flex: none;
  overflow-x: auto;
  border-bottom: 1px solid ${theme.color.border.default};

  & > button {
    flex: 1 0 auto;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: ${theme.color.text.secondary};
    font-weight: 600;
  }
  & > button:hover { background: ${theme.color.brand.tint}; }
  & > button[aria-selected='true'] { border-bottom-color: ${theme.color.brand.default}; color: ${theme.color.brand.default}; }
  & > button:focus-visible { outline-offset: -3px; }
`)

export const TabPanel = styled.div(css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 12px 16px 24px;
  overflow-wrap: anywhere;

  &:focus-visible { outline-offset: -3px; }
  & h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 1rem; font-weight: 700; }
  & code, & time { font-family: ui-monospace, monospace; font-size: 0.875rem; }
  & ol, & ul { display: grid; gap: 8px; padding: 0; list-style: none; }
  & summary { min-height: ${theme.size.touchTarget}; padding: 10px 0; color: ${theme.color.text.link}; font-weight: 600; cursor: pointer; }
  & table { width: 100%; border-collapse: collapse; }
  & th, & td { padding: 6px 8px 6px 0; border-bottom: 1px solid ${theme.color.border.hairline}; text-align: left; vertical-align: top; }
  & label { display: grid; gap: 4px; font-weight: 600; }
  & select, & input {
    width: 100%;
    min-height: 44px;
    padding: 4px 10px;
    ${theme.box.control}
    color: inherit;
    font-size: 1rem;
  }
`)

/** One thing among others of its kind. */
export const Card = styled.section(css`
  display: grid;
  gap: 6px;
  padding: 12px 0;
  border-bottom: 1px solid ${theme.color.border.default};

  & + & { padding-top: 14px; }
  & p { margin: 0; }
`)

export const Quiet = styled.p(css`color: ${theme.color.text.secondary};`)
