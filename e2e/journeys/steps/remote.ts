import { expect, type Locator, type Page } from '@playwright/test'

/** The fallback in place of a remote; header and main landmark stay. [ERR-022] */
export async function expectFallback(page: Page, timeout?: number): Promise<Locator> {
  const fallback = page.getByRole('main').getByRole('region', { name: '表示できませんでした' })
  await expect(fallback).toBeVisible(timeout === undefined ? {} : { timeout })
  await expect(fallback.getByRole('button', { name: '再読み込み' })).toBeEnabled()
  await expect(page.getByRole('banner').getByRole('button', { name: 'メニュー' })).toBeEnabled()
  return fallback
}
