import type { Browser, BrowserContext } from 'playwright'

const pictureSide = 400
/** Enough that a screen shows none twice. */
const differentPhotos = 40

/**
 * Gives the shop photos for pictures. The reference services draw theirs as SVG, with words and patterns: each is a page
 * of its own that the browser lays out and paints again with every frame around it. No shop has such pictures.
 */
export async function takePhotos(browser: Browser, context: BrowserContext): Promise<void> {
  const studio = await browser.newPage({ viewport: { width: pictureSide, height: pictureSide } })
  const photos: Buffer[] = []
  // All of them before anything is measured: taking one keeps a core busy.
  for (let no = 0; no < differentPhotos; no += 1) {
    await studio.setContent(stillLife((no / differentPhotos) * 360))
    photos.push(await studio.screenshot({ type: 'jpeg', quality: 80 }))
  }
  await studio.close()

  await context.route('**/pictures/products/**', async (route) => {
    const orderNumber = Number(/(?<no>\d{6})-/.exec(route.request().url())?.groups?.['no'] ?? 0)
    await route.fulfill({ contentType: 'image/jpeg', body: photos[orderNumber % differentPhotos] ?? '' })
  })
}

/** Something round on a plate, with as much grain as a photo has. */
const stillLife = (hue: number): string => `<body style="margin: 0"><svg width="100%" height="100%">
  <filter id="grain"><feTurbulence baseFrequency=".04" numOctaves="4"/><feBlend in="SourceGraphic" mode="multiply"/></filter>
  <g filter="url(#grain)"><rect width="100%" height="100%" fill="hsl(${hue} 20% 90%)"/>
  <circle cx="50%" cy="50%" r="30%" fill="hsl(${hue} 70% 50%)"/></g></svg>`
