import { createHmac, timingSafeEqual } from 'node:crypto'
import { checkBucket, checkLifetime } from './storage-rules.ts'

/** `secret` signs the addresses of its objects. */
export type Bucket = { name: string; region: string; secret: string }

export type SignedAddresses = {
  /** An address that opens the object at a path by GET and HEAD, 900 seconds long unless said otherwise. */
  sign(path: string, seconds?: number): string
  /** Whether an address was signed here and is still good. */
  isGood(path: string, query: { expires?: string | undefined; signature?: string | undefined }): boolean
}

const standardSeconds = 900

/** [API-068, API-079] */
export function createSignedAddresses(apiBase: string, bucket: Bucket, { now }: { now(): Date }): SignedAddresses {
  checkBucket({ ...bucket, hasCredentials: bucket.secret !== '' })
  const signatureOf = (path: string, expires: string) =>
    createHmac('sha256', bucket.secret).update(`${bucket.region}/${bucket.name}/${path}?${expires}`).digest()
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    sign(path, lifetime = standardSeconds) {
      checkLifetime(lifetime)
      const expires = String(seconds() + lifetime)
      const signature = signatureOf(path, expires).toString('base64url')
      const encoded = path.split('/').map(encodeURIComponent).join('/')
      return `${apiBase}/storage/${bucket.name}/${encoded}?expires=${expires}&signature=${signature}`
    },
    isGood(path, { expires = '', signature = '' }) {
      const given = Buffer.from(signature, 'base64url')
      const wanted = signatureOf(path, expires)
      return given.length === wanted.length && timingSafeEqual(given, wanted) && seconds() <= Number(expires)
    },
  }
}
