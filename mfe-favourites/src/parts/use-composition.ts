import { useState } from 'react'

/** For the element around a field: its composition events come up to there. */
export type CompositionEvents = { onCompositionStart(): void; onCompositionEnd(): void; onBlur(): void }

/**
 * While a conversion is under way its letters are not what the member means: nothing is judged and nothing is searched for.
 * `settled`: the text without them. [K-10, JP-01]
 */
export function useComposition(text: string): { isComposing: boolean; settled: string; events: CompositionEvents } {
  const [before, setBefore] = useState<string>()
  const end = () => setBefore(undefined)
  return {
    isComposing: before !== undefined,
    settled: before ?? text,
    // Some keyboards leave the field without an end of the conversion.
    events: { onCompositionStart: () => setBefore(text), onCompositionEnd: end, onBlur: end },
  }
}
