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
  const photos = new Map<number, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  function photoOf(address: string): Promise<Buffer> {
    const place = Number(/(?<no>\d{6})-/.exec(address)?.groups?.['no'] ?? 0) % differentPhotos
    const known = photos.get(place)
    if (known !== undefined) return known
    const photo = last.then(async () => {
      await studio.goto(address)
      return studio.screenshot({ type: 'jpeg', quality: 80 })
    })
    last = photo
    photos.set(place, photo)
    return photo
  }

  await context.route('**/pictures/products/**', async (route) => {
    await route.fulfill({ contentType: 'image/jpeg', body: await photoOf(route.request().url()) })
  })
}
