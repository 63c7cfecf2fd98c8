import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { PlatformContext, type PlatformServices } from '@shop/shared/platform'
import { QueryClientProvider } from '@shop/shared/query'
import { PlatformRouter } from '@shop/shared/router'
import { useMemo } from 'react'
import type { GuardedNavigation } from '../guard/navigation.ts'
import type { Login } from '../login/login.ts'
import type { NoticeStore } from '../notices/notice-store.ts'
import type { RemoteSlots } from '../remotes/remote-slots.ts'
import { ContentArea } from './content-area.tsx'

export type FrameProps = {
  platform: PlatformServices
  navigation: GuardedNavigation
  slots: RemoteSlots
  notices: NoticeStore
  login: Login
}

/** Everything around the remotes. */
export function Frame({ platform, navigation, slots, login }: FrameProps) {
  const cache = useMemo(() => createCache({ key: 'shell', nonce: platform.styleNonce }), [platform.styleNonce])
  return (
    <CacheProvider value={cache}>
      <PlatformContext value={platform}>
        <QueryClientProvider client={platform.queryClient}>
          <PlatformRouter navigation={navigation}>
            <ContentArea navigation={navigation} slots={slots} login={login} />
          </PlatformRouter>
        </QueryClientProvider>
      </PlatformContext>
    </CacheProvider>
  )
}
