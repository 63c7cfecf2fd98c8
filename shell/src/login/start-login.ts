import { messages } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import type { Login } from './login.ts'
import { loginFailureReason } from './login-error.ts'

/** Leaves for the identity provider; a login that cannot begin is told. */
export async function startLogin(
  version: Parameters<Login['start']>[0],
  login: Login,
  { notices, report }: Pick<PlatformServices, 'notices' | 'report'>,
): Promise<void> {
  try {
    await notices.during(login.start(version))
  } catch (error) {
    report({ error, doing: 'begin a login' })
    notices.snackbar({ ...messages[loginFailureReason(error, navigator.onLine)], isError: true })
  }
}
