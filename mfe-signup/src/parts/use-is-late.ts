import { useEffect, useState } from 'react'

/** So long the form waits for what is only helpful; after that it can be filled in. */
const maxWaitMs = 3000

/** Has what a form waits for taken too long? */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
