import { css } from '@emotion/react'
import { media, theme } from '@shop/shared/ui'

/** Below it eleven columns have no room: each line is a card, on the screen alone. */
const cards = '@media screen and (max-width: 1199.98px)'

export const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & th, & td { padding: 12px 10px; text-align: left; vertical-align: top; }
  & thead th { font-size: 0.9375rem; font-weight: 700; white-space: nowrap; vertical-align: bottom; }
  /* Neither the header nor the bar at the foot covers what has the focus. [AX-10] */
  & tbody :is(input, a, button) { scroll-margin: 130px 0 230px; }
  & tbody tr { border-top: 1px solid ${theme.color.border.default}; }
  & tbody tr[data-chosen] { background: ${theme.color.brand.tint}; }
  & [data-number] { text-align: right; white-space: nowrap; }
  & [data-screen] { white-space: nowrap; }
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
      position: relative;
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 4px 12px;
      padding: 6px 190px 12px 52px;
      content-visibility: auto;
      contain-intrinsic-height: auto 140px;
    }
    & > tbody > tr > :is(th, td, [data-number]) { display: block; padding: 0; text-align: left; }
    & > tbody > tr > th { grid-column: 1 / -1; }
    & > tbody > tr > [data-choice] { position: absolute; top: 4px; left: 6px; }
    & > tbody > tr > [data-again] { position: absolute; right: 14px; bottom: 14px; }
    & > tbody > tr > td[data-label] { font-size: 0.9375rem; }
    & > tbody > tr > td[data-label]::before {
      content: attr(data-label);
      display: block;
      font-size: 0.875rem;
      color: ${theme.color.text.secondary};
    }
  }
  ${media.phone} {
    & > tbody > tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2px 8px;
      padding: 4px 12px 14px 48px;
      contain-intrinsic-height: auto 260px;
    }
    & > tbody > tr > [data-choice] { left: 0; }
    & > tbody > tr > td[data-label] { display: flex; flex-wrap: wrap; gap: 0 8px; }
    & > tbody > tr > [data-again] { position: static; grid-column: 1 / -1; padding-top: 8px; }
    & > tbody > tr > [data-again] > button { width: 100%; }
  }
  /* Columns of known widths, so that each line stands for itself: those out of sight are neither laid out nor painted. */
  @media screen and (min-width: 1200px) {
    &, & > thead, & > tbody { display: block; }
    & > :is(thead, tbody) > tr {
      display: grid;
      grid-template-columns: 48px minmax(0, 1fr) 84px 64px 118px 92px 60px 92px 122px 88px 164px;
      align-items: start;
    }
    & > thead > tr { align-items: end; }
    & > tbody > tr { content-visibility: auto; contain-intrinsic-height: auto 58px; }
  }
  ${media.print} {
    & :is([data-choice], [data-again], [data-screen]) { display: none; }
    & th, & td { padding: 2mm 2mm; }
    & thead { display: table-header-group; }
    & tbody tr { break-inside: avoid; }
    & tbody th a { text-decoration: none; }
    & tbody th > [data-name] { min-height: 0; }
    & tbody th { padding-block: 2mm; }
  }
`
