import { type Pictogram, pictograms } from '../delivery/pictograms.ts'
import { fittedSize, text } from './svg-text.ts'

const signs: Record<Pictogram['category'], string> = {
  // A sprout, a sun, a bowl, a house: 24 by 24, drawn in lines.
  origin: '<path d="M12 21v-9M12 13c0-4 3-7 8-7 0 5-3 7-8 7zM12 15c0-3-3-6-8-6 0 4 3 6 8 6z"/>',
  cultivation:
    '<circle cx="12" cy="12" r="4.5"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>',
  nutrition: '<path d="M3 11h18c0 6-4 9-9 9s-9-3-9-9zM8 7c0-2 2-2 2-4M14 7c0-2 2-2 2-4"/>',
  household: '<path d="M4 11l8-7 8 7v9H4zM10 20v-6h4v6"/>',
}

const fontFamily = "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','BIZ UDPGothic',sans-serif"

/** A sign with its name below it, 96 by 96; the name again is the text alternative of who shows it. [API-044] */
export function pictogramSvg(code: string): string | undefined {
  const pictogram = pictograms.find((one) => one.code === code)
  if (pictogram === undefined) return undefined
  const { name, category, colours } = pictogram
  const lines = name.length > 6 ? (name.includes('・') ? name.split('・') : [name.slice(0, 4), name.slice(4)]) : [name]
  const size = Math.min(...lines.map((line) => fittedSize(line, lines.length > 1 ? 14 : 19, 84)))
  const first = lines.length > 1 ? 68 : 78
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" font-family="${fontFamily}">` +
    `<rect width="96" height="96" rx="14" fill="${colours.background}"/>` +
    `<g transform="translate(${lines.length > 1 ? 28 : 26} 8) scale(${lines.length > 1 ? 1.65 : 1.85})" fill="none" stroke="${colours.foreground}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${signs[category]}</g>` +
    lines.map((line, at) => text(line, 48, first + at * (size + 3), { size, fill: colours.foreground })).join('') +
    '</svg>'
  )
}
