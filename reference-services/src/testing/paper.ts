/** What one member has of one product, as a person would keep it on paper. Weeks are counted from the first. */
export type Paper = {
  sub: { cycle: number; count: number; next: number } | undefined
  wish: { code: number; count: number } | undefined
  /** The old half of a change has come, the new one not. */
  isBegun: boolean
  /** Pieces by week. */
  ordered: Map<number, number>
  coming: Map<number, number>
}

export const emptyPaper = (): Paper => ({
  sub: undefined,
  wish: undefined,
  isBegun: false,
  ordered: new Map(),
  coming: new Map(),
})

const skip = 9
const cancel = 10
const most = 99

/** A change was put and taken. */
export function ask(paper: Paper, code: number, count: number): void {
  const { sub, isBegun } = paper
  const isOldHalf = code === sub?.cycle && count === 1 && !isBegun
  paper.isBegun = isOldHalf
  if (isOldHalf) return
  paper.wish = code === sub?.cycle && count === sub.count ? undefined : { code, count }
}

export function takeBack(paper: Paper): void {
  paper.wish = undefined
  paper.isBegun = false
}

/** The rules of the turn once more, in as few words as there are. */
export function turnPaper(paper: Paper, week: number): void {
  const { sub, wish, coming } = paper
  takeBack(paper)
  if (sub === undefined) return
  if (wish !== undefined) apply(paper, wish, week)
  if (wish?.code === cancel) {
    paper.sub = undefined
    return
  }
  while (sub.next <= week) sub.next += sub.cycle
  const pieces = Math.min(sub.count, most - (paper.ordered.get(week + 1) ?? 0))
  if (sub.next === week + 1 && pieces > 0) coming.set(week + 1, pieces)
}

function apply({ sub, coming }: Paper, { code, count }: { code: number; count: number }, week: number): void {
  if (sub === undefined) return
  if (code >= skip) coming.delete(week)
  else if (coming.has(week)) coming.set(week, count)
  if (code < skip) Object.assign(sub, { cycle: code, count })
  if (code === skip && sub.next > week) sub.next += sub.cycle
}
