import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Bucket, checkBucket, checkLifetime, type ObjectName, objectPath } from './storage-rules.ts'

export type SignedAddresses = {
  /** An address that opens one object for a while. */
  sign(name: ObjectName, seconds?: number): string
  /** Whether an address was signed here and is still good. */
  isGood(path: string, query: { expires?: string | undefined; signature?: string | undefined }): boolean
}

const standardSeconds = 900

/** [API-068, API-079] */
export function createSignedAddresses(
  servicesOrigin: string,
  bucket: Bucket,
  { now }: { now(): Date },
): SignedAddresses {
  checkBucket(bucket)
  const signatureOf = (path: string, expires: string) =>
    createHmac('sha256', bucket.secret).update(`${bucket.region}/${bucket.name}/${path}?${expires}`).digest()
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    sign(name, lifetime = standardSeconds) {
      checkLifetime(lifetime)
      const path = objectPath(name)
      const expires = String(seconds() + lifetime)
      const signature = signatureOf(path, expires).toString('base64url')
      return `${servicesOrigin}/storage/${bucket.name}/${path}?expires=${expires}&signature=${signature}`
    },
    isGood(path, { expires = '', signature = '' }) {
      const given = Buffer.from(signature, 'base64url')
      const wanted = signatureOf(path, expires)
      return given.length === wanted.length && timingSafeEqual(given, wanted) && seconds() <= Number(expires)
    },
  }
}
