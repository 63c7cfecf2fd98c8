import { describe, expect, it } from '@jest/globals'
import { fakePlatform } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { routes } from './routes.ts'
import { newcomer, openSignup } from './testing/open-signup.tsx'
import { accountsOf, answerPayment, registered } from './testing/payment-services.ts'
import { answerSignup } from './testing/signup-services.ts'

const signupPaths = Object.values(routes)
  .filter(({ requiredAuth }) => !requiredAuth)
  .map(({ path }) => path)

const started = { owner: newcomer, transferId: 'T-1', kind: 'account', from: 'application' } as const

/** Each screen may send on once or twice, never for ever. */
const maxMoves = 3

describe('every address of the application comes to rest on a screen', () => {
  it.each(
    signupPaths.flatMap((path) =>
      ['', '1'].flatMap((status) => [
        { path, status, state: 'none' as const },
        { path, status, state: 'registered' as const },
      ]),
    ),
  )('[SGN-053] [SGN-060] $path, status "$status", transfer $state', async ({ path, status, state }) => {
    answerSignup()
    answerPayment({ accounts: accountsOf(status), transfer: { ...registered, state } })
    const platform = fakePlatform({ path })
    platform.storage.session.write('signup.transfer', started)
    openSignup(path, { platform, asks: 'payment' })
    await screen.findByRole('heading', { level: 1, name: /^(?!トドックへ戻っています)/ })
    const { key, pathname } = platform.navigation.current()
    expect(Number(key.replace('entry-', ''))).toBeLessThanOrEqual(maxMoves)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    expect(platform.navigation.current()).toMatchObject({ key, pathname })
  })
})
