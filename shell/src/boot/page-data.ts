import type { PageData } from '@shop/shared/contract'
import { unpackPage } from '@shop/shared/routes/packed-page'

/** Reads what the edge wrote into the page. The edge has checked it, so this is a cast and not a parse. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById('page-data')?.textContent
  if (text === undefined || text === null || text === '') throw new Error('the edge wrote no page data')
  return unpackPage(JSON.parse(text))
}

/** The nonce of this page's content security policy. Browsers hide the attribute, the property stays. */
export const readNonce = (page: Document): string => page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
