import { useEffect, useState } from 'react'

/** Less is a trembling finger. */
const minMovePx = 8

/** Whether the page was last scrolled down, towards what is still to be read. */
export function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false)

  useEffect(() => {
    let before = window.scrollY
    const look = () => {
      const moved = window.scrollY - before
      if (Math.abs(moved) < minMovePx) return
      before = window.scrollY
      setIsDown(moved > 0)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isDown
}
