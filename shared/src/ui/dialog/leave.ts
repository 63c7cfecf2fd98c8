import { afterPaint, nextTask, theme } from '@shop/shared/ui'

/**
 * Takes the dialog around `inside` out of sight, wakes the page behind it, and then goes on; a second call meanwhile
 * does nothing. Each is a task of its own: to wake a page the browser styles all of it anew.
 */
export function leave(inside: Element, goOn: () => void): void {
  const dialog = inside.closest('dialog')
  if (dialog === null || dialog.dataset['leaving'] !== undefined) return
  dialog.dataset['leaving'] = ''
  const motions = dialog.getAnimations?.() ?? []
  const end = () => {
    goOn()
    // Who keeps the dialog shows it again.
    afterPaint(() => {
      delete dialog.dataset['leaving']
      if (dialog.isConnected && !dialog.open) dialog.showModal()
    })
  }
  // Without motion there is nothing to wait for, and nothing over the page that takes a double click's second half.
  if (motions.length === 0) {
    ignoreSecondClick()
    end()
  } else {
    const gone = Promise.allSettled(motions.map(({ finished }) => finished))
    // Not in the frame that ends the motion.
    void Promise.race([gone, late()])
      .then(nextTask)
      .then(() => wakePage(dialog))
      .then(nextTask)
      .then(end)
  }
}

const doubleClickMs = 500

/** A question that is answered by a double click is answered once: what lay behind it gets neither press nor focus. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  const halves = ['mousedown', 'click'] as const
  for (const half of halves) document.addEventListener(half, ignore, { capture: true })
  setTimeout(() => {
    for (const half of halves) document.removeEventListener(half, ignore, { capture: true })
  }, doubleClickMs)
}

function wakePage(dialog: HTMLDialogElement): void {
  dialog.close()
  // Here, and not in the frame that paints it too.
  document.body.getBoundingClientRect()
}

/** A hidden tab has no frames, and so no end of a motion. */
const late = () => new Promise((resolve) => setTimeout(resolve, theme.durationMs.slow))
