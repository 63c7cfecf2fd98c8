import { useEffect, useState } from 'react'
import { useIdle } from '../use-idle.ts'
import { loadNotes } from './load-notes.ts'

const soonMs = 6000

/** Beside what waits: after some seconds it says that it takes longer. */
export function SlowNoteOutlet() {
  const [isLong, setIsLong] = useState(false)
  const notes = useIdle(loadNotes, isLong || undefined)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), soonMs)
    return () => clearTimeout(timer)
  }, [])
  return <div role="status">{notes && isLong && <notes.SlowNote />}</div>
}
