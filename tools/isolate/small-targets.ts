/**
 * Names the targets that are smaller than 44 × 44 px, with their sizes. A link in a sentence is as high as its line, a
 * target behind a dialog cannot be pressed, and neither can the words that stand for an item of a long list while it is
 * out of the window. Runs in the page: give it to `evaluate`.
 */
export function smallTargets(): string[] {
  const minPx = 44
  const slackPx = 0.5
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
  const isSmall = (width: number, height: number) => Math.min(width, height) < minPx - slackPx

  const isInSentence = (control: Element) =>
    /^inline(?:-block)?$/.test(getComputedStyle(control).display) &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )

  const isOutOfWindow = ({ top, bottom }: DOMRect) => bottom <= 0 || top >= innerHeight
  /** Drawn in full before a finger can meet it. */
  const isOfFarItem = (control: Element, place: DOMRect) =>
    control.closest('[data-words]') !== null && isOutOfWindow(place)

  /** How far the control answers from its middle: what lies over it takes a press, what belongs to it gives it on. */
  const reachOf = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const owner = control.closest('label') ?? control
    const answers = (dx: number, dy: number) => owner.contains(document.elementFromPoint(x + dx, y + dy))
    const reach = (dx: number, dy: number) => {
      let far = 0
      while (far < minPx && answers(dx * far, dy * far)) far += 1
      return far
    }
    return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)] as const
  }

  const [scrolledX, scrolledY] = [scrollX, scrollY]
  const dialogs = document.querySelectorAll('dialog:modal')
  const all = [...(dialogs.item(dialogs.length - 1) ?? document).querySelectorAll(controls)]
  // Asked before anything is scrolled into sight.
  const met = all.filter((control) => !isOfFarItem(control, control.getBoundingClientRect()))
  const found = met.flatMap((control) => {
    const { width, height } = control.getBoundingClientRect()
    const isSeen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    // The skip link is clipped away until it has the focus.
    const isClipped = getComputedStyle(control).clipPath !== 'none'
    if (!isSeen || isClipped || width <= 1 || height <= 1 || !isSmall(width, height)) return []
    if (control.matches(':disabled') || isInSentence(control)) return []
    const [wide, high] = reachOf(control)
    return isSmall(wide, high) ? [`${wide} × ${high} px: ${control.outerHTML.replace(/ class="[^"]*"/g, '')}`] : []
  })
  scrollTo({ left: scrolledX, top: scrolledY, behavior: 'instant' })
  return found
}
