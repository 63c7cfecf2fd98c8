import { jwtVerify } from 'jose'
import { isBadToken } from './bad-token.ts'
import { subjectIn } from './bearer-token.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { Refusal } from './refusal.ts'

/** The subject of an id token that the provider made for the shop; `undefined` when it is none. */
export type VerifyIdToken = (token: string) => Promise<string | undefined>

export function createIdTokenVerifier({ settings, keys }: IdentityProvider): VerifyIdToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: settings.issuer,
        audience: settings.clientId,
        algorithms: [...settings.algorithms],
        clockTolerance: settings.clockSlackSeconds,
      })
      return subjectIn(payload, settings)
    } catch (error) {
      if (isBadToken(error)) return undefined
      throw new Refusal('identityDown')
    }
  }
}
