/** Pieces to add to what is ordered, or the number of pieces to have; 0 takes the product out. [ORD-052] */
export type Step = { add: number } | { have: number }

export const afterStep = (quantity: number, step: Step): number => ('add' in step ? quantity + step.add : step.have)

/** Of a number to have it is not known: a first order has nothing before it. */
export const beforeStep = (quantity: number, step: Step): number =>
  'add' in step ? Math.max(0, quantity - step.add) : 0

/** Two steps in one: a number to have forgets what came before it. */
export function bothSteps(first: Step | undefined, second: Step): Step {
  if (first === undefined || 'have' in second) return second
  return 'add' in first ? { add: first.add + second.add } : { have: first.have + second.add }
}

export const isSameStep = (one: Step, other: Step): boolean =>
  'add' in one ? 'add' in other && one.add === other.add : 'have' in other && one.have === other.have

/** Takes one press at a time: those that come while it is under way do nothing. [ORD-075] */
export function onePress(): (act: () => Promise<void>) => Promise<void> {
  let isUnderWay = false
  return async (act) => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await act()
    } finally {
      isUnderWay = false
    }
  }
}

type Lost = { step: Step; before: number | undefined; elsewhere: number }

/**
 * What the quantity that the service holds tells of a write whose answer was lost. Where somebody else may have
 * changed it too, it tells nothing: `unclear`. [ORD-133]
 */
export function fateOf({ step, before, elsewhere }: Lost, quantity: number, elsewhereNow: number) {
  if ('have' in step) {
    if (quantity === step.have) return 'arrived'
    return quantity === before ? 'missing' : 'unclear'
  }
  if (elsewhere !== elsewhereNow) return 'unclear'
  if (before === undefined) return quantity < step.add ? 'missing' : 'unclear'
  if (quantity === before + step.add) return 'arrived'
  return quantity === before ? 'missing' : 'unclear'
}
