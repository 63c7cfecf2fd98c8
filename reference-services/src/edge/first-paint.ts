import { pressedStyle } from './keep-presses.ts'
import { noScriptStyle } from './no-script.ts'

/**
 * The page before its script runs: header and strip in their colours, and the crate.
 * React draws over it. The measures are those of the shell's frame.
 */
const style = [
  'body{margin:0;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);background:#f4f7f6}',
  '.fp{height:72px;padding:0 max(124px,calc(50vw - 516px));background:#fff;border-bottom:1px solid #d3dcdb;color:#0e5a63}',
  '.fp svg{display:block;height:72px}',
  '.fs{height:68px;background:#0e5a63}',
  '@media(max-width:959.98px){.fp{height:60px;padding:0 74px}.fp svg{width:32px;height:60px}.fs{height:86px}}',
  '.sf{max-width:32em;margin:48px auto;padding:0 16px;color:#1f2d2f;font:16px/1.7 sans-serif;text-align:center}',
  '.sf h1{font-size:22px}',
  '.sf button{min-height:48px;padding:0 32px;border:0;border-radius:24px;background:#0e5a63;color:#fff;font:inherit}',
  noScriptStyle,
  pressedStyle,
].join('')

const beads = [
  [6.8, 22.6],
  [9.1, 14],
  [15.4, 7.7],
  [24, 5.4],
  [32.6, 7.7],
  [38.9, 14],
  [41.2, 22.6],
] as const

const crate = [
  '<svg width="42" viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">',
  ...beads.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.9"/>`),
  '<path d="M4 28h40l-3.1 14.3A4.6 4.6 0 0 1 36.4 46H11.6a4.6 4.6 0 0 1-4.5-3.7Z"/>',
  '</svg>',
].join('')

/** The parts of the frame that a page has: the app draws its own header, some routes have no strip. */
export type FirstPaint = { hasHeader: boolean; hasStrip: boolean }

export const firstPaintStyle = (nonce: string): string => `<style nonce="${nonce}">${style}</style>`

export const firstPaint = ({ hasHeader, hasStrip }: FirstPaint): string =>
  `${hasHeader ? `<div class="fp">${crate}</div>` : ''}${hasStrip ? '<div class="fs"></div>' : ''}`
