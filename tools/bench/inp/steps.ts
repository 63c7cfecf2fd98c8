import type { Page } from 'playwright'

/** The first of these in sight is pressed. */
export type Target = { selector: string; text?: string }
export type Step = {
  name: string
  /** Without one it is the whole page that is scrolled. */
  target?: Target
  /** Ends what the press has opened, without counting. */
  after?: 'Escape'
  /** The browser's own list of options comes: the page has no part in how fast. */
  opensPopup?: boolean
}

const dismiss: Target = { selector: 'dialog[open] button', text: 'いいえ' }
const stepper = { more: '[aria-label="1つ増やす"]', less: '[aria-label="1つ減らす"]' }

/** Adds the next page to a list that is read in pages. */
export const more = { selector: 'main button', text: '次の商品を表示する' } satisfies Target

/** The presses of a member in a list of a category. */
export const categorySteps: readonly Step[] = [
  // The dialog of an order may cover the target of the next press.
  { name: 'order', target: { selector: 'main article button', text: '注文する' }, after: 'Escape' },
  { name: 'one more', target: { selector: `main article ${stepper.more}` } },
  { name: 'one less', target: { selector: `main article ${stepper.less}:not([aria-disabled])` } },
  { name: 'ask to cancel', target: { selector: 'main article [aria-label="取消し"]' } },
  { name: 'dismiss', target: dismiss },
  { name: 'open a select', target: { selector: 'main article select' }, after: 'Escape', opensPopup: true },
  { name: 'like', target: { selector: 'main article [aria-pressed]' } },
  { name: 'rows', target: { selector: '[aria-label="一覧で並べる"]' } },
  { name: 'order in a row', target: { selector: 'main article button', text: '注文する' }, after: 'Escape' },
  { name: 'pictures', target: { selector: '[aria-label="写真で並べる"]' } },
  { name: 'scroll' },
  { name: 'more', target: more },
  // Begins with the first page again, as the shop does.
  { name: 'another order', target: { selector: '[aria-label="並び順"] a:not([aria-current])' } },
]

/** The presses of a member in the list of the order. */
export const orderedSteps: readonly Step[] = [
  { name: 'one more', target: { selector: `main ${stepper.more}` } },
  { name: 'one less', target: { selector: `main ${stepper.less}:not([aria-disabled])` } },
  { name: 'ask to cancel', target: { selector: 'main [aria-label^="取消し"]' } },
  { name: 'dismiss', target: dismiss },
  { name: 'ask again', target: { selector: 'main [aria-label^="取消し"]' } },
  { name: 'cancel', target: { selector: 'dialog[open] button', text: 'はい' } },
  { name: 'one more after it', target: { selector: `main ${stepper.more}` } },
  { name: 'scroll' },
]

const assortment = 'main fieldset[aria-label="しぼり込み"] > button'

/** The presses of a member in all of their favourites. */
export const favouriteSteps: readonly Step[] = [
  { name: 'order', target: { selector: 'main article button', text: '注文する' }, after: 'Escape' },
  { name: 'take off', target: { selector: 'main article [aria-pressed="true"]' } },
  { name: 'like again', target: { selector: 'main article [aria-pressed="false"]' } },
  { name: 'scroll' },
  { name: 'more', target: more },
  { name: 'this week alone', target: { selector: `${assortment}:first-of-type` } },
  { name: 'all', target: { selector: `${assortment}:last-of-type` } },
]

/** The presses of a member in their lists of favourites. */
export const favouriteListSteps: readonly Step[] = [
  { name: 'scroll' },
  { name: 'open a list', target: { selector: 'main li > a' } },
]

/** The presses of a member in their order history. */
export const historySteps: readonly Step[] = [
  { name: 'choose a line', target: { selector: 'main tbody label' } },
  { name: 'another line', target: { selector: 'main tbody tr + tr label' } },
  { name: 'scroll' },
  { name: 'the week before', target: { selector: 'main [aria-label="前の週"]' } },
  { name: 'and back', target: { selector: 'main [aria-label="次の週"]' } },
  { name: 'open the weeks', target: { selector: 'main select' }, after: 'Escape', opensPopup: true },
]

const period = 'main fieldset[aria-label="期間"] > button'

/** The presses of a member in their purchase history. */
export const purchaseSteps: readonly Step[] = [
  { name: 'scroll' },
  { name: 'last month', target: { selector: `${period}:nth-of-type(2)` } },
  { name: 'this month', target: { selector: `${period}:nth-of-type(1)` } },
  { name: 'last month again', target: { selector: `${period}:nth-of-type(2)` } },
  { name: 'spending as a table', target: { selector: 'main button', text: '表で見る' } },
  { name: 'choose a month', target: { selector: `${period}:nth-of-type(3)` } },
  { name: 'open the months', target: { selector: 'main select' }, after: 'Escape', opensPopup: true },
]

const scrollMs = 1500
/** Rows that are drawn on the way move the target, and what comes into sight at the foot of two years lies far down. */
const scrolls = 60

/**
 * Where to press; what stands out of sight is scrolled to the middle of the screen before. A long list draws its
 * controls where it is looked at: without one in the page it is further down.
 */
export async function scrollToTarget(page: Page, target: Target): Promise<{ x: number; y: number } | undefined> {
  for (let scroll = 0; scroll < scrolls; scroll += 1) {
    const place = await placeOf(page, target)
    if (place !== undefined) return place
    const isAtEnd = await page.evaluate(({ selector, text }) => {
      const isIt = ({ textContent }: Element) => text === undefined || textContent === text
      const first = [...document.querySelectorAll(selector)].find(isIt)
      if (first !== undefined) {
        first.scrollIntoView({ block: 'center' })
        return false
      }
      const before = window.scrollY
      window.scrollBy(0, window.innerHeight)
      return window.scrollY === before
    }, target)
    await page.waitForTimeout(scrollMs)
    if (isAtEnd) break
  }
  return placeOf(page, target)
}

/**
 * The foot of the page lies below the window of a headless browser: a frame that changes something there alone is not
 * shown, and the press that made it seems to last until another one is.
 */
const shownShare = 0.75

/** The middle of the first one that a finger would hit. By hand: asking for roles would busy the page for seconds. */
const placeOf = (page: Page, target: Target): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(
    ({ selector, text, share }) => {
      for (const element of document.querySelectorAll(selector)) {
        if (text !== undefined && element.textContent !== text) continue
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (top < 0 || top + height > innerHeight * share) continue
        if (element.contains(document.elementFromPoint(x, y))) return { x, y }
      }
      return undefined
    },
    { ...target, share: shownShare },
  )
