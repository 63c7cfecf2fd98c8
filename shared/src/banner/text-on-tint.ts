const red = 0.2126
const green = 0.7152
const blue = 0.0722
/** Of `ink.900`, the darker of the two text colours. */
const inkLuminance = 0.018

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return red * channel(1) + green * channel(3) + blue * channel(5)
}

/** Tells whether dark or light text reads better on a flat field `#RRGGBB`. Tints come as data. */
export function textOnTint(tint: string): 'dark' | 'light' {
  const field = luminance(tint)
  const onLight = 1.05 / (field + 0.05)
  const onDark = (field + 0.05) / (inkLuminance + 0.05)
  return onLight > onDark ? 'light' : 'dark'
}
