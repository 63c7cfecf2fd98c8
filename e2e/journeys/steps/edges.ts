import { expect, type Page } from '@playwright/test'

export type Insets = { top: number; right: number; bottom: number; left: number }

/** A phone with a notch, and one on its side. The browser gives these to `env(safe-area-inset-*)`. [MOB-022] */
export const portraitInsets: Insets = { top: 47, right: 0, bottom: 34, left: 0 }
export const onItsSide: Insets = { top: 0, right: 47, bottom: 21, left: 47 }

export async function setSafeArea(page: Page, insets: Insets): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await expect.poll(() => page.evaluate(() => CSS.supports('top', 'env(safe-area-inset-top)'))).toBe(true)
}

/**
 * Pressable places, and texts on something that is fixed, that lie under a notch or the home indicator. What
 * scrolls may pass below them, up and down: only what stays at its edge may not.
 */
export async function expectClearOfEdges(page: Page, insets: Insets, where: string): Promise<void> {
  const under = () => page.evaluate(underEdges, insets)
  await expect.soft.poll(under, { message: `under an edge of the screen on ${where}` }).toEqual([])
}

function underEdges({ top, right, bottom, left }: Insets): string[] {
  const parentsOf = (element: Element): Element[] => {
    const parent = element.parentElement
    return parent === null ? [] : [parent, ...parentsOf(parent)]
  }
  const isBound = (element: Element) => {
    const { position, overflowY } = getComputedStyle(element)
    return position === 'fixed' || (position === 'sticky' && overflowY === 'visible')
  }
  const scrolls = (element: Element, axis: 'overflowX' | 'overflowY') =>
    ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element)[axis])
  const problems = [...document.querySelectorAll('a, button, input, select, textarea, h2, p')].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1
    const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    if (!isSeen || !isOnScreen) return []
    const parents = parentsOf(element).filter((one) => one !== document.body && one !== document.documentElement)
    const bound = [element, ...parents].findIndex(isBound)
    const within = [element, ...parents].slice(0, bound === -1 ? undefined : bound + 1)
    const sideways =
      !within.some((one) => scrolls(one, 'overflowX')) && (box.left < left || box.right > innerWidth - right)
    const isAtFoot = bound !== -1 && !within.some((one) => scrolls(one, 'overflowY'))
    const upright = isAtFoot && (box.top < top || box.bottom > innerHeight - bottom)
    if (!sideways && !upright) return []
    return [`${element.tagName} ${element.textContent?.trim().slice(0, 30)} ${JSON.stringify(box)}`]
  })
  return problems
}

const withKeyboard = 430

/** Writes into each field of the screen, as Android shows it: the keyboard makes the page lower. Gives how many there are. */
export async function expectFieldsAboveKeyboard(page: Page, where: string): Promise<number> {
  const viewport = page.viewportSize()
  if (viewport === null) throw new TypeError('the page has no size of its own')
  const kinds = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])'
  const fields = page.locator(`:is(main, dialog[open]) :is(${kinds}):visible:enabled`)
  await expect(fields.first()).toBeVisible()
  const count = await fields.count()
  for (let place = 0; place < count; place += 1) {
    const field = fields.nth(place)
    await field.focus()
    await page.setViewportSize({ ...viewport, height: withKeyboard })
    // As the browser does for what has the focus when its keyboard opens.
    await field.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
    const covering = () => field.evaluate(coveringOf)
    await expect.soft.poll(covering, { message: `covers field ${place + 1} of ${where}` }).toBe('')
    await page.setViewportSize(viewport)
  }
  return count
}

/** The element that lies over the middle, or an edge, of a field; none when the field can be seen whole. */
function coveringOf(field: Element): string {
  const { left, top, bottom, width } = field.getBoundingClientRect()
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
    const hit = document.elementFromPoint(left + width / 2, y)
    if (hit === null) return `outside at ${y}`
    if (hit !== field && !field.contains(hit) && !hit.contains(field)) return hit.outerHTML.slice(0, 200)
  }
  return ''
}
