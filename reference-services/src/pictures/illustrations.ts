import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../illustrations/', import.meta.url)

/** Read once at start: 400 kB that every picture is made of. */
const files: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map((file) => [file.slice(0, -'.webp'.length), readFileSync(new URL(file, folder))] as const),
)

/** WebP bytes of an illustration of Fluent Emoji (MIT, THIRD_PARTY_NOTICES.md). `-l` at the end: the large one. */
export const illustration = (name: string): Buffer | undefined => files.get(name)

export const illustrationNames: readonly string[] = [...files.keys()]

/**
 * An `<img>` may not load what an SVG links to, so the bytes travel inside. `large` prefers the large
 * file where there is one.
 */
export function illustrationUri(name: string, large: boolean): string | undefined {
  const bytes = (large ? files.get(`${name}-l`) : undefined) ?? files.get(name)
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`
}
