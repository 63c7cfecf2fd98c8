import { CacheProvider } from '@emotion/react'
import { PlatformContext, type PlatformServices } from '@shop/shared/platform'
import { QueryClientProvider } from '@shop/shared/query'
import { PlatformRouter } from '@shop/shared/router'
import { pageStyleCache } from '@shop/shared/styles'
import { GlobalStyles } from '@shop/shared/ui'
import { Page, type PageProps } from './page.tsx'

export type FrameProps = PageProps & {
  platform: PlatformServices
  /** The HTML of the page has brought them. */
  hasGlobalStyles?: boolean
}

/** Everything around the remotes, with what its parts need. */
export function Frame({ platform, hasGlobalStyles = false, ...page }: FrameProps) {
  return (
    <CacheProvider value={pageStyleCache(platform.styleNonce)}>
      {hasGlobalStyles ? null : <GlobalStyles />}
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queryClient}>
          <PlatformRouter navigation={page.navigation}>
            <Page {...page} />
          </PlatformRouter>
        </QueryClientProvider>
      </PlatformContext>
    </CacheProvider>
  )
}
