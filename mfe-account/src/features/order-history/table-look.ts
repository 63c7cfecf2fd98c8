import { css } from '@emotion/react'
import { media, theme } from '@shop/shared/ui'

/** Below it eleven columns have no room: each line is a card, on the screen alone. */
const cards = '@media screen and (max-width: 1199.98px)'

export const tableLook = css`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & th, & td { padding: 12px 10px; text-align: left; vertical-align: top; }
  & thead th { font-size: 0.9375rem; font-weight: 700; white-space: nowrap; vertical-align: bottom; }
  & tbody tr { border-top: 1px solid ${theme.color.border.default}; }
  & tbody tr[data-chosen] { background: ${theme.color.brand.tint}; }
  & [data-number] { text-align: right; white-space: nowrap; }
  & [data-nowrap] { white-space: nowrap; }
  & tbody [data-choice] { padding: 0; width: 48px; }
  & tbody [data-again] { padding-block: 6px; text-align: right; }
  & [data-choice] > label { display: grid; place-items: center; width: 48px; height: 48px; }
  & [data-choice] input { width: 22px; height: 22px; accent-color: ${theme.color.brand.default}; }
  & tbody th { font-weight: 600; word-break: auto-phrase; overflow-wrap: anywhere; }
  & tbody th { padding-block: 2px 10px; }
  & tbody th > [data-name] { display: inline-flex; align-items: center; min-height: ${theme.size.touchTarget}; }
  & tbody th a { color: ${theme.color.text.link}; text-decoration: underline; text-underline-offset: 3px; }
  & [data-absent] :is([data-name], [data-name] a, [data-struck]) {
    color: ${theme.color.text.secondary};
    text-decoration: line-through;
  }
  & [data-struck] { white-space: nowrap; }

  ${cards} {
    display: block;
    & > thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    & > tbody { display: block; }
    & > tbody > tr {
      display: grid;
      grid-template-columns: 48px repeat(4, minmax(0, 1fr)) auto;
      gap: 4px 12px;
      padding: 12px 14px;
      content-visibility: auto;
      contain-intrinsic-size: auto none auto 150px;
    }
    & > tbody > tr > :is(th, td) { display: block; padding: 0; text-align: left; }
    & > tbody > tr > [data-choice] { grid-area: 1 / 1 / span 3; }
    & > tbody > tr > th { grid-column: 2 / -1; padding-block: 0 2px; }
    & > tbody > tr > td:not([data-choice], [data-again]) { font-size: 0.9375rem; }
    & > tbody > tr > td[data-label]::before {
      content: attr(data-label);
      display: block;
      font-size: 0.875rem;
      color: ${theme.color.text.secondary};
    }
    & > tbody > tr > [data-again] { grid-area: 2 / 6 / span 2; align-self: center; }
  }
  ${media.phone} {
    & > tbody > tr { grid-template-columns: 36px repeat(2, minmax(0, 1fr)); padding: 10px 12px; contain-intrinsic-size: auto none auto 300px; }
    & > tbody > tr > [data-choice] { grid-area: 1 / 1; width: auto; margin-left: -12px; }
    & > tbody > tr > td[data-label] { display: flex; flex-wrap: wrap; gap: 0 8px; }
    & > tbody > tr > [data-again] { grid-area: auto / 2 / auto / -1; padding-top: 8px; }
    & > tbody > tr > [data-again] > button { width: 100%; }
  }
  ${media.print} {
    & :is([data-choice], [data-again], [data-screen]) { display: none; }
    & th, & td { padding: 2mm 2mm; }
    & thead { display: table-header-group; }
    & tbody tr { break-inside: avoid; }
    & tbody th a { text-decoration: none; }
  }
`
