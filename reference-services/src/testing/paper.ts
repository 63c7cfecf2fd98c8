/** Orders and subscription of one member and one product, as a person would keep them on paper. Weeks are counted from the first. */
export type Paper = {
  sub: { cycle: number; count: number; next: number } | undefined
  /** By the week in which they were asked for. */
  wishes: Map<number, Wish>
  /** Pieces by week. */
  ordered: Map<number, number>
  coming: Map<number, number>
}
type Wish = {
  /** None: only the old half of a change has come. */
  code: number | undefined
  count: number
  /** The old half of a change has come, the new one not. */
  isHalf: boolean
}

export const emptyPaper = (): Paper => ({
  sub: undefined,
  wishes: new Map(),
  ordered: new Map(),
  coming: new Map(),
})

const skip = 9
const cancel = 10
const maxPieces = 99

/** Something new was registered: what was wished for before is about something else. */
export function register(paper: Paper, week: number, cycle: number, count: number): void {
  paper.sub = { cycle, count, next: week }
  paper.wishes.clear()
  paper.coming.set(week, count)
}

/** A change was put and taken. */
export function ask(paper: Paper, week: number, code: number, count: number): void {
  const { sub, wishes } = paper
  const shown = shownIn(paper, week)
  if (sub === undefined || (shown !== undefined && shown.askedIn !== week))
    throw new RangeError(`${code} was taken in week ${week} beside what an earlier week holds`)
  const own = wishes.get(week)
  if (code === sub.cycle && count === 1 && own?.isHalf !== true) {
    wishes.set(week, { code: undefined, count, ...own, isHalf: true })
    return
  }
  if (code === sub.cycle && count === sub.count) wishes.delete(week)
  else wishes.set(week, { code, count, isHalf: false })
  if (code === cancel) for (const later of wishes.keys()) if (later > week) wishes.delete(later)
}

/** The wish that a member sees in a week, and can take back in it. */
export function shownIn(paper: Paper, week: number): (Wish & { askedIn: number }) | undefined {
  const [latest] = [...paper.wishes]
    .filter(([askedIn, wish]) => askedIn === week || (askedIn < week && countsLater(paper, wish, week)))
    .toSorted(([one], [other]) => other - one)
  return latest === undefined ? undefined : { askedIn: latest[0], ...latest[1] }
}

/** A skip is over with the delivery that it skips. */
const countsLater = ({ sub }: Paper, { code }: Wish, week: number): boolean =>
  code !== undefined && (code !== skip || (sub?.next ?? 0) >= week)

export const takeBack = (paper: Paper, askedIn: number): boolean => paper.wishes.delete(askedIn)

/** The rules of the rollover once more, in as few words as there are. */
export function rolloverPaper(paper: Paper, week: number): void {
  const { sub, wishes, coming } = paper
  const wish = wishes.get(week)
  wishes.delete(week)
  if (sub === undefined) return
  if (wish?.code === cancel) {
    for (const later of coming.keys()) if (later >= week) coming.delete(later)
    wishes.clear()
    paper.sub = undefined
    return
  }
  if (wish?.code === skip) skipNext(paper, week)
  else if (wish?.code !== undefined) change(paper, week, wish.code, wish.count)
  while (sub.next <= week) sub.next += sub.cycle
  if (sub.next === week + 1 && !coming.has(sub.next)) bring(paper, sub.next, sub.count)
}

/** Every delivery once, in however many weeks it is asked for. */
function skipNext({ sub, coming, wishes }: Paper, week: number): void {
  if (sub === undefined) return
  const skipped = sub.next
  coming.delete(skipped)
  if (skipped > week) sub.next += sub.cycle
  for (const [later, wish] of wishes) if (wish.code === skip && later <= skipped) wishes.delete(later)
}

function change(paper: Paper, week: number, cycle: number, count: number): void {
  Object.assign(paper.sub ?? {}, { cycle, count })
  for (const later of paper.coming.keys()) if (later >= week) bring(paper, later, count)
}

/** Beside what was ordered by hand. */
function bring({ coming, ordered }: Paper, week: number, count: number): void {
  const pieces = Math.min(count, maxPieces - (ordered.get(week) ?? 0))
  if (pieces > 0) coming.set(week, pieces)
}
