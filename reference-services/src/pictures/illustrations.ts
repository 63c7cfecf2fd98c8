import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../illustrations/', import.meta.url)

/** Read once at start: 400 kB that every picture is made of. */
const files = readFolder(folder)

/** Banners and covers draw one at up to 430 px: they are no materials of other pictures. `-l` is 430 px, `-xl` 860. */
const bannerFiles = readFolder(new URL('banners/', folder))

/** WebP bytes of an illustration of Fluent Emoji (MIT, THIRD_PARTY_NOTICES.md). `-l` at the end: the large one. */
export const illustration = (name: string): Buffer | undefined => files.get(name) ?? bannerFiles.get(name)

export const illustrationNames: readonly string[] = [...files.keys()]

/**
 * An `<img>` may not load what an SVG links to, so the bytes travel inside. `large` prefers the large
 * file where there is one.
 */
export function illustrationUri(name: string, large: boolean): string | undefined {
  const bytes = (large ? files.get(`${name}-l`) : undefined) ?? files.get(name)
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`
}

function readFolder(at: URL): ReadonlyMap<string, Buffer> {
  return new Map(
    readdirSync(at)
      .filter((file) => file.endsWith('.webp'))
      .sort()
      .map((file) => [file.slice(0, -'.webp'.length), readFileSync(new URL(file, at))] as const),
  )
}
