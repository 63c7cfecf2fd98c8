import { expect, type Locator } from '@playwright/test'

/** Every text of a printed page is black and has 11 points or more. */
export async function expectLegibleOnPaper(main: Locator): Promise<void> {
  const texts = await main.locator('*').evaluateAll((elements) =>
    elements
      .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node instanceof Text))
      .map((one) => getComputedStyle(one))
      .map(({ color, fontSize }) => ({ color, points: Number.parseFloat(fontSize) * 0.75 })),
  )
  expect(new Set(texts.map(({ color }) => color))).toEqual(new Set(['rgb(0, 0, 0)']))
  expect(Math.min(...texts.map(({ points }) => points))).toBeGreaterThanOrEqual(11)
}
