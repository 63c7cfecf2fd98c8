import { useEffect, useState } from 'react'

/** So long a form waits for what is known already; after that it can be filled in by hand. */
const maxWaitMs = 3000

export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
