import { css, Global } from '@emotion/react'
import { media } from './media.ts'
import { safeArea } from './safe-area.ts'
import { theme } from './theme.ts'

// A rule names tags and nothing more: a component, which has a class, never fights it, and the browser asks a rule only
// about elements of its tags. A rule for every `::before` would have it style two more of them for each element.
const sheet = css`
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* The fixed strip and the buy bar never cover what has the focus. */
    scroll-padding: 160px 0 96px;
  }
  /* Under a finger only: where a scrollbar takes room, its loss would move the page. */
  @media (hover: none) { html:has(dialog:modal) { overflow: hidden; } }
  body {
    margin: 0;
    padding: ${safeArea};
    font-family: ${theme.font};
    ${theme.text.body}
    color: ${theme.color.text.primary};
    background: ${theme.color.surface.page};
    line-break: strict;
    overflow-wrap: anywhere;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  h1, h2, h3 {
    font-feature-settings: 'palt';
    text-wrap: balance;
    word-break: auto-phrase;
  }
  h1 { ${theme.text.h1} }
  h2 { ${theme.text.h2} }
  h3 { ${theme.text.h3} }
  h4 { ${theme.text.h4} }
  ${media.mobile} {
    h1 { font-size: 1.5rem; }
    h2 { font-size: 1.375rem; }
    h3 { font-size: 1.1875rem; }
  }
  p, li, dd { text-wrap: pretty; }
  p, label, summary, button { word-break: auto-phrase; }
  a { color: ${theme.color.text.link}; text-underline-offset: 0.2em; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button, select, summary { cursor: pointer; }
  /* A press does not look for text to begin a selection at. */
  button { -webkit-user-select: none; user-select: none; }
  img, svg { display: block; }
  img { max-width: 100%; }
  svg { flex: none; }
  [hidden] { display: none !important; }
  :focus-visible {
    outline: 3px solid ${theme.color.focus.ring};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focus.gap};
  }
  /* Put on every surface of petrol or darker. */
  [data-on-brand] :focus-visible { outline-color: ${theme.color.focus.onBrand}; box-shadow: none; }
  ${media.reducedMotion} {
    /* Ends at once but still waits: what appears after 300 ms must not appear sooner. */
    *, *::before, *::after, *::backdrop {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  /* The browser leaves the colours of a drawing as they are: an icon of the shop's ink is lost on black. */
  ${media.highContrast} { svg { color: inherit !important; background: none !important; } }
  ${media.print} {
    body { background: #fff; font-size: 11pt; }
  }
`

/** Reset, type and the focus ring of the whole page. The shell draws it once. */
export const GlobalStyles = () => <Global styles={sheet} />
