import type { Product } from '@shop/shared/domain/shopping'
import { defineKey, listOf, schema } from '@shop/shared/platform'
import { afterStep, isSameStep, mergeSteps, type Step } from './step.ts'
import type { Attempt } from './write-record.ts'

/** A change that was made without a network: 未送信. Plain data, as it lies in the tab's storage. [K-120] */
export type UnsentWrite = {
  /** Whose it is: nobody else sends it. */
  member: string
  /** Names who can send it. */
  kind: string
  /** Names the quantity among all of the page; with the week where the quantity is one of a week. */
  key: string
  /** The other fields of its request, beside the quantity. */
  subject: { product: Product; inputStatus?: number; viewedAt?: number }
  step: Step
  /** Asked for while the step is being sent: sent after it. */
  next?: Step | undefined
  /** Names the step to the service. */
  intent: string
  /** The member's presses are counted: earlier ones are sent first. */
  pressed: number
  /** A request that was begun: whoever has no answer to it reads first. */
  tried?: Attempt | undefined
}

const step = schema.union([
  schema.object({ add: schema.pipe(schema.number(), schema.safeInteger()) }),
  schema.object({
    have: schema.pipe(schema.number(), schema.safeInteger(), schema.minValue(0)),
    seen: schema.optional(schema.number()),
  }),
])

const tried = schema.object({
  intent: schema.string(),
  step,
  before: schema.optional(schema.number()),
  elsewhere: schema.number(),
})

/** Survives a reload of the tab and goes with the login. Another tab has its own. [K-120] */
export const unsentKey = defineKey<readonly UnsentWrite[]>({
  name: 'writes.unsent',
  in: 'session',
  of: 'member',
  isShared: true,
  schema: listOf<UnsentWrite>(
    schema.object({
      member: schema.string(),
      kind: schema.string(),
      key: schema.string(),
      subject: schema.custom<UnsentWrite['subject']>(isSubject),
      step,
      next: schema.optional(step),
      intent: schema.string(),
      pressed: schema.number(),
      tried: schema.optional(tried),
    }),
  ),
})

/** Gives the quantity that the member wants, from the one on show. */
export const wantedOf = ({ step, next }: Pick<UnsentWrite, 'step' | 'next'>, shown: number): number =>
  next === undefined ? afterStep(shown, step) : afterStep(afterStep(shown, step), next)

/** One more step of the same quantity. Another step is another intent, which the service must not take for the first one. */
export function withStep(write: UnsentWrite, step: Step, isBeingSent: boolean, intent: string): UnsentWrite {
  if (isBeingSent) return { ...write, next: mergeSteps(write.next, step) }
  const merged = mergeSteps(write.step, step)
  return isSameStep(merged, write.step) ? write : { ...write, step: merged, intent }
}

/** The member wants what there is: nothing is left to send, unless a request may have arrived. */
export const isUndone = (write: UnsentWrite, shown: number | undefined): boolean =>
  write.tried === undefined && write.next === undefined && wantedOf(write, shown ?? 0) === (shown ?? 0)

/**
 * The end of one try to send a write that waits. `unknown`: somebody else has changed the same. `cut`: nothing came
 * through, or nobody knows; it is tried again, after reading where it may have arrived.
 */
export type TryEnd = 'stored' | 'unknown' | 'cut' | 'loginNeeded' | 'refused'

/** The write that still waits after a try. `intent` names the step that is sent next, where it is another one. */
export function unsentAfter(write: UnsentWrite, end: TryEnd, intent: string): UnsentWrite | undefined {
  const { next, ...left } = write
  if (end === 'cut' || end === 'loginNeeded') return next === undefined ? left : withStep(left, next, false, intent)
  return end === 'stored' && next !== undefined ? { ...left, step: next, intent, tried: undefined } : undefined
}

function isSubject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('product' in value)) return false
  const product = value.product as Partial<Product> | null
  return (
    typeof product?.week === 'string' && typeof product.orderNumber === 'string' && typeof product.name === 'string'
  )
}
