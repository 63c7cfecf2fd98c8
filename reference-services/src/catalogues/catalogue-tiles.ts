/** One row of tiles; the last of them is all that has no tile of its own. */
const maxTiles = 8
/** [CAT-024] */
export const otherCategoriesId = '0'
export const otherCategoriesName = 'その他'

type Tile = { id: string }

/** Which shelves have a tile of their own on a catalogue's page, and which stand behind その他. */
export function splitTiles<T extends Tile>(shelves: readonly T[]): { own: readonly T[]; others: readonly T[] } {
  if (shelves.length <= maxTiles) return { own: shelves, others: [] }
  return { own: shelves.slice(0, maxTiles - 1), others: shelves.slice(maxTiles - 1) }
}
