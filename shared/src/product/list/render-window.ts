/** Items that are laid out and put out of sight together. */
export type Chunk<T> = readonly T[]

/** Chunks far out of sight are passed over together: a dialog that opens is told to each that stands by itself. */
export const chunksOfAGroup = 8

export const chunksOf = <T>(items: readonly T[], size: number): Chunk<T>[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** Places from the first to the one behind the last. */
export type Span = { from: number; to: number }

export const fullSpan: Span = { from: 0, to: Number.POSITIVE_INFINITY }

/** Names an item: the same one may come as another value. */
export type KeyOf<T> = (item: T) => string

/** The part of a long list that stands in the page. */
export type RenderWindow<T> = {
  /** All that shall stand there, all of one size but the last. */
  target: readonly Chunk<T>[]
  shown: readonly Chunk<T>[]
  /** Places on the screen or near it. */
  near: Span
  /** Keys of those drawn with all they can do; the others have their words alone. */
  full: ReadonlySet<string>
  /** A list that looks another way is drawn anew. */
  look: string
}

/** Fills the screen of a desktop. */
const firstScreen = 12

/** At once, before anything was laid out; more would hold up the first frame. */
export function initialWindow<T>(target: readonly Chunk<T>[], look: string, keyOf: KeyOf<T>): RenderWindow<T> {
  const shown = target.map((chunk, at) => (at === 0 ? chunk : []))
  const first = (target[0] ?? []).slice(0, firstScreen)
  return { target, shown, near: { from: 0, to: first.length }, full: new Set(first.map(keyOf)), look }
}

const isSame = <T>(one: Chunk<T> | undefined, other: Chunk<T> | undefined): boolean =>
  one === other || (one?.length === other?.length && one?.every((item, at) => item === other?.[at]) === true)

const sizeOf = <T>({ target }: RenderWindow<T>) => Math.max(1, target[0]?.length ?? 0)

const isNear = <T>(renderWindow: RenderWindow<T>, at: number): boolean => {
  const size = sizeOf(renderWindow)
  return at * size < renderWindow.near.to && (at + 1) * size > renderWindow.near.from
}

/**
 * Another list, order or look: the first few have their new words at once, and so has what is near and moves a little,
 * as when an item is taken out; all else is as it was, for a whole screen of others takes a slow device too long. In
 * another look what is near comes by and by too.
 */
export function retargetWindow<T>(
  renderWindow: RenderWindow<T>,
  target: readonly Chunk<T>[],
  look: string,
  { keyOf, touched }: TouchedItems<T>,
): RenderWindow<T> {
  const isNewLook = look !== renderWindow.look
  const next = { ...renderWindow, target, look, full: isNewLook ? new Set<string>() : renderWindow.full }
  const count = Math.max(renderWindow.shown.length, target.length)
  next.shown = Array.from({ length: count }, (_, at) => {
    const [was, wanted] = [renderWindow.shown[at] ?? [], target[at]]
    if (wanted === undefined) return was
    if (isNewLook && at > 0 && isNear(next, at)) return []
    if (isSame(was, wanted)) return was
    return isNear(next, at) && hasHalfOf(was, wanted, keyOf) ? wanted : was
  })
  return target[0] === undefined || isSame(next.shown[0], target[0]) ? next : withWords(next, 0, { keyOf, touched })
}

/** Half of what is wanted stands there already, one after the other as it shall. */
function hasHalfOf<T>(was: Chunk<T>, wanted: Chunk<T>, keyOf: KeyOf<T>): boolean {
  const places = new Map(was.map((item, place) => [keyOf(item), place]))
  let [last, right] = [-1, 0]
  for (const item of wanted) {
    const place = places.get(keyOf(item)) ?? -1
    if (place <= last) continue
    last = place
    right += 1
  }
  return right * 2 >= wanted.length
}

/** So many cards are drawn between two frames: two take a slow device more than 50 ms. */
const portion = 1
/** And so many items in words. */
const portionOfWords = 6

type TouchedItems<T> = {
  keyOf: KeyOf<T>
  /** Keys of what somebody has pressed or chosen something in: it stays as it is. */
  touched: ReadonlySet<string>
}

export type Wanted<T> = TouchedItems<T> & {
  /** Places on the screen or near it. */
  near: Span
}

/**
 * One step nearer to the whole: first what is near, words before cards, then the words of all the rest. The same
 * window when nothing is left to do.
 */
export function advanceWindow<T>(renderWindow: RenderWindow<T>, wanted: Wanted<T>): RenderWindow<T> {
  const now = { ...renderWindow, near: wanted.near }
  const isWrong = (at: number) => !isSame(renderWindow.shown[at], renderWindow.target[at])
  const places = renderWindow.target.map((_, at) => at)
  const nearChunk = places.find((at) => isNear(now, at) && isWrong(at))
  if (nearChunk !== undefined) return withWords(now, nearChunk, wanted)
  const full = fuller(now, wanted)
  if (full !== renderWindow.full) return { ...now, full }
  if (renderWindow.shown.length > renderWindow.target.length) return { ...now, shown: renderWindow.shown.slice(0, -1) }
  const farChunk = places.find(isWrong)
  return farChunk === undefined ? renderWindow : withWords(now, farChunk, wanted)
}

/**
 * The next few of those that are wanted; what stood there makes room for them. No card moves, as that costs as much as
 * to draw it, but one that was touched: what comes has its words first, and what stood before one of those that come has
 * gone.
 */
function withWords<T>(renderWindow: RenderWindow<T>, at: number, { keyOf, touched }: TouchedItems<T>): RenderWindow<T> {
  const [was, wanted] = [renderWindow.shown[at] ?? [], renderWindow.target[at] ?? []]
  const firstWrong = wanted.findIndex((item, place) => item !== was[place])
  const right = wanted.slice(0, (firstWrong < 0 ? wanted.length : firstWrong) + portionOfWords)
  const taken = new Set(right.map(keyOf))
  const lastTaken = was.findLastIndex((item) => taken.has(keyOf(item)))
  const rest = right.length < wanted.length ? was.slice(Math.max(right.length, lastTaken + 1)) : []
  const moved = right.filter((item, place) => was[place] === undefined || keyOf(was[place]) !== keyOf(item))
  const full = new Set(renderWindow.full)
  const stays = (key: string) => touched.has(key) && was.some((item) => keyOf(item) === key)
  for (const item of moved) if (!stays(keyOf(item))) full.delete(keyOf(item))
  return { ...renderWindow, shown: renderWindow.shown.with(at, [...right, ...rest]), full }
}

/** Items that have gone far are given up, and some of what has come near is added. */
function fuller<T>(renderWindow: RenderWindow<T>, { near, touched, keyOf }: Wanted<T>): ReadonlySet<string> {
  const { target, full } = renderWindow
  const size = sizeOf(renderWindow)
  const first = Math.floor(near.from / size)
  const nearItems = target
    .slice(first, Math.ceil(near.to / size))
    .flat()
    .slice(near.from - first * size, near.to - first * size)
  const wanted = new Set([...nearItems.map(keyOf), ...touched])
  const kept = [...full].filter((key) => wanted.has(key))
  const missing = [...wanted].filter((key) => !full.has(key)).slice(0, portion)
  return kept.length === full.size && missing.length === 0 ? full : new Set([...kept, ...missing])
}
