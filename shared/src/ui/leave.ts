import { afterPaint, nextTask } from './tasks.ts'
import { theme } from './theme/theme.ts'

/**
 * Takes the dialog around `inside` out of sight and goes on when it is gone; a second call meanwhile does nothing.
 * What follows, to take it away and to wake the page behind it, costs a frame of its own. [design 12, PF-04]
 */
export function leave(inside: Element, goOn: () => void): void {
  const dialog = inside.closest('dialog')
  if (dialog === null || dialog.dataset['leaving'] !== undefined) return
  dialog.dataset['leaving'] = ''
  const motions = dialog.getAnimations?.() ?? []
  const end = () => {
    goOn()
    // Who keeps the dialog shows it again.
    afterPaint(() => delete dialog.dataset['leaving'])
  }
  // Without motion there is nothing to wait for.
  if (motions.length === 0) end()
  else {
    const gone = Promise.allSettled(motions.map(({ finished }) => finished))
    // Not in the frame that ends the motion.
    void Promise.race([gone, late()]).then(nextTask).then(end)
  }
}

/** A hidden tab has no frames, and so no end of a motion. */
const late = () => new Promise((resolve) => setTimeout(resolve, theme.durationMs.slow))
