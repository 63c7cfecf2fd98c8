/** Takes one press at a time: those that come while it is under way do nothing. */
export function ignoreWhileRunning(): (act: () => Promise<void>) => Promise<void> {
  let isInFlight = false
  return async (act) => {
    if (isInFlight) return
    isInFlight = true
    try {
      await act()
    } finally {
      isInFlight = false
    }
  }
}
