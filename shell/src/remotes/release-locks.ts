export type ReleaseLocks = {
  /** The remote asks not to be replaced just now; gives its undo. */
  hold(): () => void
  isHeld(): boolean
  /** The mount is over: what it forgot to take back counts no longer. */
  end(): void
}

/** Work of one mounted remote that must not be cut off: a half-filled form, an order on its way. */
export function createReleaseLocks(changed: (isHeld: boolean) => void): ReleaseLocks {
  const marks = new Set<symbol>()
  let hasEnded = false

  return {
    hold() {
      if (hasEnded) return () => undefined
      const mark = Symbol('hold')
      marks.add(mark)
      if (marks.size === 1) changed(true)
      return () => {
        if (marks.delete(mark) && marks.size === 0) changed(false)
      }
    },
    isHeld: () => marks.size > 0,
    end() {
      hasEnded = true
      if (marks.size === 0) return
      marks.clear()
      changed(false)
    },
  }
}
