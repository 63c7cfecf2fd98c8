import { createRemoteJWKSet, jwtVerify } from 'jose'
import { isBadToken, keysTimeoutMs, signingAlgorithm, type TokenExpectation } from './bearer-token.ts'
import { Refusal } from './refusal.ts'

/** The subject of an id token that the provider made for the shop; `undefined` when it is none. */
export type VerifyIdToken = (token: string) => Promise<string | undefined>

export function createIdTokenVerifier({ issuer, audience }: TokenExpectation): VerifyIdToken {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`), { timeoutDuration: keysTimeoutMs })
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: [signingAlgorithm] })
      return payload.sub
    } catch (error) {
      if (isBadToken(error)) return undefined
      throw new Refusal('identityDown')
    }
  }
}
