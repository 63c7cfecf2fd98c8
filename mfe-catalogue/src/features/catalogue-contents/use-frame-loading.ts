import { useEffect, useState } from 'react'

/** [CAT-039] */
const patienceMs = 15_000

export type FrameLoading = {
  state: 'loading' | 'shown' | 'failed'
  /** The key of the frame: another one is another try. */
  attempt: number
  onLoad(): void
  retry(): void
}

/** A frame that has not loaded within 15 s has failed; a try by hand begins anew. [CAT-039] */
export function useFrameLoading(): FrameLoading {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<FrameLoading['state']>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try has its own fifteen seconds
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), patienceMs)
    return () => clearTimeout(timer)
  }, [attempt])
  return {
    state,
    attempt,
    onLoad: () => setState('shown'),
    retry: () => {
      setState('loading')
      setAttempt((last) => last + 1)
    },
  }
}
