import { usePlatform } from '@shop/shared/platform'
import type { RouteMatch } from '@shop/shared/routes'
import { Container, FailedState } from '@shop/shared/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { Login } from '../../login/login.ts'
import { PageSkeleton } from './page-skeleton.tsx'

export type ShellScreenProps = {
  match: RouteMatch
  login: Login
  /** The identity provider has just sent somebody back, and it is not yet known what comes of it. */
  isFinishingLogin: boolean
}

type Screen = ComponentType<ShellScreenProps>

/** By the `screen` of the shell's route declarations. */
const screens: Readonly<Record<string, () => Promise<Screen>>> = {
  entrance: () => import('../../features/entrance/entrance-page.tsx').then(({ EntrancePage }) => EntrancePage),
  faq: () => import('../../features/faq/faq-page.tsx').then(({ FaqPage }) => FaqPage),
  'faq-detail': () => import('../../features/faq/faq-detail-page.tsx').then(({ FaqDetailPage }) => FaqDetailPage),
  landing: () => import('../../features/landing/landing-page.tsx').then(({ LandingPage }) => LandingPage),
  'mobile-landing': () =>
    import('../../features/landing/mobile-landing-page.tsx').then(({ MobileLandingPage }) => MobileLandingPage),
  'mobile-login-error': () =>
    import('../../features/mobile-login-error/mobile-login-error-page.tsx').then(
      ({ MobileLoginErrorPage }) => MobileLoginErrorPage,
    ),
  'staff-preview': () =>
    import('../../features/staff-preview/staff-preview-page.tsx').then(({ StaffPreviewPage }) => StaffPreviewPage),
  'not-found': () => import('../../features/not-found/not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage),
  unavailable: () =>
    import('../../features/unavailable/unavailable-page.tsx').then(({ UnavailablePage }) => UnavailablePage),
}

type Loaded = { of: string; is: 'waiting' | 'failed' } | { of: string; is: 'ready'; Screen: Screen }

/** A screen of the shell itself, loaded when its route is shown. */
export function ShellScreen(props: ShellScreenProps) {
  const name = props.match.route.declaration.screen
  const { report } = usePlatform()
  const [loaded, setLoaded] = useState<Loaded>({ of: name, is: 'waiting' })

  const load = useCallback(() => {
    const wanted = screens[name]?.() ?? Promise.reject(new TypeError(`the shell has no screen ${name}`))
    wanted.then(
      (Screen) => setLoaded({ of: name, is: 'ready', Screen }),
      (error: unknown) => {
        report({ error, doing: 'load a screen of the shell' })
        setLoaded({ of: name, is: 'failed' })
      },
    )
  }, [name, report])
  useEffect(load, [load])

  if (loaded.of === name && loaded.is === 'ready') return <loaded.Screen {...props} />
  if (loaded.of === name && loaded.is === 'failed')
    return (
      <Container>
        <FailedState onRetry={load} />
      </Container>
    )
  return <PageSkeleton />
}
