import { css } from '@emotion/react'
import { media, theme } from '@shop/shared/ui'

/** A choice as a card that can be pressed anywhere; the control inside is the browser's own. */
export const choiceStyles = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 10px 16px;
  ${theme.box.control}
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;

  & small { display: block; font-size: 0.875rem; font-weight: 400; line-height: 1.5; color: ${theme.color.text.secondary}; }
  &:hover { background: ${theme.color.brand.tint}; }
  &:has(:checked) { padding: 9px 15px; border: 2px solid ${theme.color.brand.default}; background: ${theme.color.brand.tint}; }
  &:has(:disabled) {
    border-color: ${theme.color.border.default};
    background: #f1f4f4;
    color: ${theme.color.text.disabled};
    cursor: not-allowed;
  }
  &:has(:focus-visible) { outline: 3px solid ${theme.color.focus.ring}; outline-offset: 2px; }

  & > input {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 2px solid ${theme.color.border.control};
    background: ${theme.color.surface.card};
    outline: none;
    box-shadow: none;
  }
  & > input[type='radio'] { border-radius: 50%; }
  & > input[type='checkbox'] { border-radius: 5px; }
  & > input:checked { border-color: ${theme.color.brand.default}; }
  & > input[type='radio']:checked::before {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${theme.color.brand.default};
  }
  & > input[type='checkbox']:checked { background: ${theme.color.brand.default}; }
  & > input[type='checkbox']:checked::before {
    content: '';
    box-sizing: border-box;
    width: 7px;
    height: 12px;
    margin-top: -3px;
    border: solid #fff;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  ${media.highContrast} { & > input { appearance: auto; } }
`
