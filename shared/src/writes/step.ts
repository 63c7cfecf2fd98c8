/**
 * Pieces to add to what there is, or the number of pieces to have; 0 takes it out. A mark is one piece. `seen`: those that
 * stood there when the member set it; where the service holds others it refuses. [K-150]
 */
export type Step = { add: number } | { have: number; seen?: number | undefined }

/** Gives the quantity that stands there once a step is done. */
export const afterStep = (quantity: number, step: Step): number => ('add' in step ? quantity + step.add : step.have)

/** Joins two steps: a number to have forgets what came before it, but not what was seen before both. */
export function mergeSteps(first: Step | undefined, second: Step): Step {
  if (first === undefined) return second
  if ('add' in second)
    return 'add' in first ? { add: first.add + second.add } : { ...first, have: first.have + second.add }
  const seen = 'have' in first ? first.seen : second.seen === undefined ? undefined : second.seen - first.add
  return haveFrom(second.have, seen)
}

/** Gives the step to a number to have in place of those that were seen, where they are known. */
export const haveFrom = (have: number, seen: number | undefined): Step =>
  seen === undefined ? { have } : { have, seen }

/** Nothing is to be sent for it: there are as many already, and the member has seen that. */
export const isHeld = (step: Step, quantity: number | undefined): boolean =>
  'have' in step && step.have === quantity && (step.seen ?? quantity) === quantity

/** Tells whether two steps ask for the same, whatever was seen before them. */
export const isSameStep = (one: Step, other: Step): boolean =>
  'add' in one ? 'add' in other && one.add === other.add : 'have' in other && one.have === other.have
