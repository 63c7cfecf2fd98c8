/** Pieces to add to what there is, or the number of pieces to have; 0 takes it out. A mark is one piece. [ORD-052] */
export type Step = { add: number } | { have: number }

export const afterStep = (quantity: number, step: Step): number => ('add' in step ? quantity + step.add : step.have)

/** Two steps in one: a number to have forgets what came before it. */
export function mergeSteps(first: Step | undefined, second: Step): Step {
  if (first === undefined || 'have' in second) return second
  return 'add' in first ? { add: first.add + second.add } : { have: first.have + second.add }
}

export const isSameStep = (one: Step, other: Step): boolean =>
  'add' in one ? 'add' in other && one.add === other.add : 'have' in other && one.have === other.have
