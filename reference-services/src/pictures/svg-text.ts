const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Width of a text in units of its font size: full-width characters 1, others 0.6. */
export const textUnits = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2000' && character !== '×' ? 1 : 0.6), 0)

/** The largest size at which a text keeps within a width, but at most `largest`. */
export const fittedSize = (text: string, largest: number, width: number): number =>
  Math.round(Math.min(largest, width / Math.max(1, textUnits(text))) * 10) / 10

export type TextStyle = { size: number; fill: string; weight?: number; anchor?: 'start' | 'middle' | 'end' }

/** One line of text on a baseline. The font family is set once on the root. */
export const text = (words: string, x: number, y: number, look: TextStyle): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${look.size}" fill="${look.fill}" font-weight="${look.weight ?? 700}" text-anchor="${look.anchor ?? 'middle'}">${escapeXml(words)}</text>`

/** Japanese from top to bottom; the line is centred on `x` and begins at `y`. */
export const verticalText = (words: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" font-weight="900" writing-mode="vertical-rl" letter-spacing="1">${escapeXml(words)}</text>`

export const round = (value: number): number => Math.round(value * 10) / 10
