import type { Page } from 'playwright'
import { slow4g } from '../visit.ts'

export type Place = { name: string; path: string; content: string }

/** Until what comes after the first content is over, too. */
const quietMs = 3000
const timeoutMs = 60_000

/**
 * Opens an address on a slow network, where the HTML is painted before its scripts are there, and leaves the page alone until
 * 3 s after its first content. The device is as fast as it is.
 */
export async function openUntilQuiet(page: Page, address: string, content: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', slow4g)
  await page.goto(address, { timeout: timeoutMs })
  await page.locator(content).first().waitFor({ timeout: timeoutMs })
  await page.waitForTimeout(quietMs)
  await protocol.detach()
}
