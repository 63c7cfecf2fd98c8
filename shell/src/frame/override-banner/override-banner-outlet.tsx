import { useEffect } from 'react'
import { useDeferred } from '../use-deferred.ts'
import type { OverrideBannerProps } from './override-banner.tsx'

const loadBanner = () => import('./override-banner.tsx').then(({ OverrideBanner }) => OverrideBanner)

/** The banner is a chunk of its own: hardly any visit has one. */
export function OverrideBannerOutlet(props: OverrideBannerProps) {
  const { Part: Banner, get } = useDeferred(loadBanner)
  useEffect(() => void get(), [get])
  return Banner === undefined ? null : <Banner {...props} />
}
