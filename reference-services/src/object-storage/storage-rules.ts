import { types } from 'node:util'
import { StorageError } from './storage-error.ts'

type Bucket = { name: string; region: string; hasCredentials: boolean }

const bucketForm = /^(?!.*\.\.)(?!\d+\.\d+\.\d+\.\d+$)[a-z0-9.-]{3,63}$/

export function checkBucket({ name, region, hasCredentials }: Bucket): void {
  if (!hasCredentials) throw new StorageError('Credentials should not be empty')
  if (!bucketForm.test(name)) throw new StorageError('Missing bucket name')
  if (region === '') throw new StorageError('Missing region')
}

const maxSeconds = 7 * 24 * 60 * 60

export function checkLifetime(seconds: number): void {
  if (seconds > maxSeconds) throw new StorageError('Url Expiration can not be greater than 7 Days')
}

const maxObjectBytes = 5 * 1024 ** 4
const standardType = 'application/octet-stream'

/** The types that may be put; a `File` is a `Blob`. */
export type Source = Blob | ArrayBuffer | string

/** A source as a blob with its media type: the given one, or that of the blob. */
export function toContent(source: Source, type?: string): Blob {
  if (!(source instanceof Blob || types.isArrayBuffer(source) || typeof source === 'string'))
    throw new StorageError('A source is a Blob, a File, an ArrayBuffer or a string')
  const blob = source instanceof Blob ? source : new Blob([source])
  if (blob.size > maxObjectBytes) throw new StorageError('Object size cannot not be greater than 5TB')
  // A type that is none becomes an empty one.
  const typed = new Blob([blob], { type: type ?? blob.type })
  return typed.type === '' ? new Blob([blob], { type: standardType }) : typed
}
