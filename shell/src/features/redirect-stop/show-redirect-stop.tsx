import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { RedirectStop, type StopWays } from './redirect-stop.tsx'

/** Puts the words over whatever is on the page, in a tree of their own: the page below may be what goes in circles. */
export function showRedirectStop(page: Document, nonce: string, ways: StopWays): void {
  const container = page.createElement('div')
  page.body.append(container)
  createRoot(container).render(
    <CacheProvider value={createCache({ key: 'stop', nonce })}>
      <RedirectStop {...ways} />
    </CacheProvider>,
  )
}
