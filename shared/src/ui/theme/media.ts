/** Below 960 px the shop is a mobile page, at 960 it is a desktop page. [CHR-029] */
export const media = {
  desktop: '@media (min-width: 960px)',
  /** Desktop with room for four columns. */
  wide: '@media (min-width: 1100px)',
  mobile: '@media (max-width: 959.98px)',
  /** A tablet held upright: mobile looks, three columns. */
  tablet: '@media (min-width: 600px) and (max-width: 959.98px)',
  phone: '@media (max-width: 599.98px)',
  /** Phones of the smallest kind, and a desktop page at 400 percent. */
  narrow: '@media (max-width: 359.98px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  highContrast: '@media (forced-colors: active)',
  print: '@media print',
} as const
