import { pictograms } from '../delivery/pictograms.ts'
import { fittedSize, text } from './svg-text.ts'

const shaker = 'M8 8h8l1 13H7zM8 8c0-3 2-5 4-5s4 2 4 5'
const none = 'M4 4l16 16'

/** One for each code, 24 by 24, drawn in lines. */
const signs: Readonly<Record<string, string>> = {
  'domestic-milk': 'M7 9l3-5h4l3 5v12H7zM7 9h10M10 13h4v4h-4z',
  hokkaido: 'M12 3v18M4 7.5l16 9M20 7.5l-16 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
  domestic: 'M3 5h18v14H3zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  direct: 'M12 21v-9M12 13c0-4 3-7 8-7 0 5-3 7-8 7zM12 15c0-3-3-6-8-6 0 4 3 6 8 6z',
  organic: 'M5 19C4 10 10 4 20 4c0 10-6 16-15 15zM3 21l10-10',
  'special-cultivation':
    'M16.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  'free-range': 'M12 3c4 0 7 6 7 10a7 7 0 0 1-14 0c0-4 3-10 7-10zM9 13c0-2 1-4 2-5',
  'low-fat': `M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z${none}`,
  'no-sugar': `M5 9l7-4 7 4v8l-7 4-7-4zM5 9l7 4 7-4M12 13v8${none}`,
  'less-salt': `${shaker}M12 11v6M9.5 14.5L12 17l2.5-2.5`,
  'no-salt': `${shaker}${none}`,
  'fair-trade': 'M12 20C5 15 3 11 3 8a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 7-9 12z',
  unscented: `M3 9h11a3 3 0 1 0-3-3M3 14h14a3 3 0 1 1-3 3${none}`,
  'recycled-paper': 'M6 9a7 7 0 0 1 12 0M18 4v5h-5M18 15a7 7 0 0 1-12 0M6 20v-5h5',
  refill: 'M9 3h6v3H9zM7 8h10v13H7zM12 11v6M9.5 14.5L12 17l2.5-2.5',
}

const fontFamily = "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','BIZ UDPGothic',sans-serif"

/** A sign with its name below it, 96 by 96; the name again is the text alternative of who shows it. */
export function pictogramSvg(code: string): string | undefined {
  const pictogram = pictograms.find((one) => one.code === code)
  if (pictogram === undefined) return undefined
  const { name, colours } = pictogram
  const lines = name.length > 6 ? (name.includes('・') ? name.split('・') : [name.slice(0, 4), name.slice(4)]) : [name]
  const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 14 : 19, 84)))
  const first = lines.length > 1 ? 68 : 78
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" font-family="${fontFamily}">` +
    `<rect width="96" height="96" rx="14" fill="${colours.background}"/>` +
    `<g transform="translate(${lines.length > 1 ? 28 : 26} 8) scale(${lines.length > 1 ? 1.65 : 1.85})" fill="none" stroke="${colours.foreground}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${signs[code]}"/></g>` +
    lines.map((line, at) => text(line, 48, first + at * (size + 3), { size, fill: colours.foreground })).join('') +
    '</svg>'
  )
}
