import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'

/** The box with what stands under it. */
export const SearchRoot = styled.div(css`
  position: relative;
  flex: 1;
  max-width: 520px;
  margin-left: 12px;

  &[data-full] { max-width: none; margin-left: 0; }
`)

export const SearchRow = styled.form(css`
  display: flex;
  height: 48px;
  border: 2px solid ${theme.color.brand.default};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};

  /* The ring goes around the whole box. */
  &:has(> input:focus-visible) { outline: 3px solid ${theme.color.focus.ring}; outline-offset: 2px; }
  & > input:focus-visible { outline: none; box-shadow: none; }
  & > input {
    flex: 1;
    min-width: 0;
    padding: 0 8px 0 14px;
    border: 0;
    border-radius: 6px 0 0 6px;
    background: transparent;
    appearance: none;
  }
  & > input::-webkit-search-cancel-button { display: none; }
  & > input::placeholder { color: ${theme.color.text.tertiary}; opacity: 1; }
  & > button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    border: 0;
  }
  & > [data-clear] { width: 44px; background: none; color: ${theme.color.text.tertiary}; }
  & > [type='submit'] {
    min-width: 76px;
    border-radius: 0 5px 5px 0;
    background: ${theme.color.brand.default};
    color: ${theme.color.text.onBrand};
    font-weight: 700;
  }
  & > [type='submit']:hover { background: ${theme.color.brand.hover}; }

  ${media.mobile} { & > [type='submit'] { min-width: 56px; } }
  ${media.highContrast} { & > [type='submit'] { border-left: 1px solid CanvasText; } }
`)
