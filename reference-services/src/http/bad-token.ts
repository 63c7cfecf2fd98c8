import { errors } from 'jose'

/** A provider that does not answer says nothing about the token: nobody is logged out for it. */
export function isBadToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return false
  return (
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported
  )
}
