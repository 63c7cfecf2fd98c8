declare global {
  interface Window {
    benchInp: { inputs: { at: number; ms: number }[]; tasks: { at: number; ms: number }[]; badge: number[] }
  }
}

/**
 * Keeps how long each input took until its frame was painted, every task of the main thread above 50 ms, and how long
 * the badge took after a press. Installed before the page's own code.
 */
export function watchPage(): void {
  const seen: Window['benchInp'] = { inputs: [], tasks: [], badge: [] }
  window.benchInp = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) seen.inputs.push({ at: entry.startTime, ms: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries()) seen.tasks.push({ at, ms })
  }).observe({ type: 'longtask', buffered: true })

  let pressedAt: number | undefined
  window.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
  const badge = new MutationObserver(([change]) => {
    const isBadge = change?.target instanceof Element && change.target.closest('header') !== null
    if (!isBadge || pressedAt === undefined) return
    const from = pressedAt
    pressedAt = undefined
    // The task after the next frame: by then the frame with the new number is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => void seen.badge.push(performance.now() - from)
      port2.postMessage(undefined)
    })
  })
  badge.observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-label'] })
}
