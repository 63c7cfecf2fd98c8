import type { Page } from '@playwright/test'

/** The codes that a browser gives to Enter: as a key of its own, and as one that belongs to a conversion. */
const enterCodes = { plain: 13, conversion: 229 } as const

/** The keys of an input method, as a browser gets them. */
export async function imeKeys(page: Page) {
  const keys = await page.context().newCDPSession(page)
  return {
    pressEnter: (of: keyof typeof enterCodes) =>
      keys.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key: 'Enter',
        code: 'Enter',
        text: '\r',
        windowsVirtualKeyCode: enterCodes[of],
      }),
    /** Types letters that are not converted yet. */
    compose: (text: string) =>
      keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** Ends the conversion with a text. */
    insert: (text: string) => keys.send('Input.insertText', { text }),
  }
}
