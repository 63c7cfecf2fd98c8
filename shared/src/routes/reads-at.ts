import type { FirstRead } from '@shop/shared/contract'
import { isPeakWindow } from '@shop/shared/domain/shopping'

/**
 * The declared reads that the edge begins now: in the peak window screens do not ask for some. Apart from the other rules of
 * reads, which the shell has in its first load. [ORD-071]
 */
export const readsAt = (declared: readonly FirstRead[], now: Date): readonly FirstRead[] =>
  isPeakWindow(now) ? declared.filter(({ outsidePeakWindow = false }) => !outsidePeakWindow) : declared

/** Puts in the usual values of what an address does not say. */
export function withUsualValues(
  { query, ...read }: FirstRead,
  known: Readonly<Record<string, string | undefined>>,
): FirstRead {
  const filled = (text: string) =>
    text.replace(/\{(\w+)\|([^{}]*)\}/g, (_, name: string, usual: string) =>
      known[name] === undefined ? usual : `{${name}}`,
    )
  return { ...read, query: Object.fromEntries(Object.entries(query).map(([name, text]) => [name, filled(text)])) }
}
