export const manifestPath = '/manifest.webmanifest'
export const themeColor = '#0B525A'
/** Of `body` before anything is drawn. */
const backgroundColor = '#F4F7F6'

export const iconOf = (kind: 'any' | 'maskable', pixels: 192 | 512): string =>
  `/brand/app-icon${kind === 'any' ? '' : `-${kind}`}-${pixels}.png`

const png = (purpose: 'any' | 'maskable', pixels: 192 | 512) => ({
  src: iconOf(purpose, pixels),
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
})

/**
 * The shop as an installed page. `minimal-ui`, since the login and partners' pages stand at other origins and few screens
 * have a way back of their own: whoever goes there keeps the browser's back and reload.
 */
export const webManifest = JSON.stringify({
  id: '/',
  name: 'トドック',
  short_name: 'トドック',
  description: '生協の宅配トドックの注文サイトです。',
  lang: 'ja',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: themeColor,
  background_color: backgroundColor,
  icons: [
    png('any', 192),
    png('any', 512),
    png('maskable', 192),
    png('maskable', 512),
    { src: '/brand/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
})
