import type { Page } from '@playwright/test'

/** As a member sets it in the browser: every length in `rem` is twice as long. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Texts of the frame that lie over each other, and names of products or screens of which a part is hidden. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slackPx = 2
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

    const textsIn = (root: Element) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: { text: string; lines: DOMRect[] }[] = []
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const text = node.textContent?.trim() ?? ''
        if (text === '' || node.parentElement === null || !isSeen(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
        texts.push({ text, lines })
      }
      return texts
    }
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - slackPx &&
      other.left < one.right - slackPx &&
      one.top < other.bottom - one.height / 3 &&
      other.top < one.bottom - one.height / 3
    const overlaps = (root: Element) => {
      const texts = textsIn(root)
      return texts.flatMap((one, place) =>
        texts
          .slice(place + 1)
          .filter((other) => one.lines.some((line) => other.lines.some((another) => isOver(line, another))))
          .map((other) => `${one.text} over ${other.text}`),
      )
    }
    const isCut = (element: HTMLElement) => {
      const { overflow } = getComputedStyle(element)
      if (overflow === 'visible' || !isSeen(element)) return false
      return (
        element.scrollWidth > element.clientWidth + slackPx || element.scrollHeight > element.clientHeight + slackPx
      )
    }

    const frame = document.querySelectorAll('header, section[aria-label="ご注文の週"], nav[aria-label="注文メニュー"]')
    const names = document.querySelectorAll<HTMLElement>(
      'nav[aria-label="現在の位置"] a, article h2, article h3, article [data-name]',
    )
    return [...[...frame].flatMap(overlaps), ...[...names].filter(isCut).map((name) => `cut: ${name.textContent}`)]
  })

/** The share of the window's height that stays covered while the page is scrolled. */
export const shareOfStayingBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isWide = width > innerWidth / 2 && height < innerHeight
      return isWide && visibility === 'visible' && ['fixed', 'sticky'].includes(position)
    })
    const boxes = bars.map((bar) => bar.getBoundingClientRect())
    const isCovered = (y: number) => boxes.some(({ top, bottom }) => top <= y && y < bottom)
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isCovered).length / innerHeight
  })

/** The share of the window's height that stands above the screen. */
export const shareAboveScreen = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top / innerHeight)
