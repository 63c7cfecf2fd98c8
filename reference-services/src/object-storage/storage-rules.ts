/** A refusal of the storage client, in the words of the documents. [ERR-018, API-079, API-080] */
class StorageError extends Error {
  override readonly name = 'StorageError'
}

export type AccessLevel = 'guest' | 'private' | 'protected'
export type ObjectName =
  /** Whole, from the root of the bucket. */
  | { path: string; key?: undefined; level?: undefined }
  /** Below the prefix of an access level. */
  | { key: string; path?: undefined; level?: AccessLevel; identityId?: string }

const prefixes = { guest: 'public/', private: 'private/', protected: 'protected/' } as const

/** Where an object stands in its bucket. [API-079, API-080] */
export function objectPath(name: ObjectName): string {
  const { path, key } = name
  if (path !== undefined) {
    if (key !== undefined) throw new StorageError('An object has a path or a key, not both')
    if (name.level !== undefined) throw new StorageError('A path has no prefix of an access level')
    if (path === '') throw new StorageError('Missing path in api call')
    if (path.startsWith('/')) throw new StorageError('A path cannot start with a slash')
    return path
  }
  if (key === undefined || key === '') throw new StorageError('Missing key in api call')
  const { level = 'guest', identityId = '' } = name
  if (level === 'guest') return `${prefixes.guest}${key}`
  if (identityId === '')
    throw new StorageError('Missing identity ID when accessing objects in protected or private access level')
  return `${prefixes[level]}${identityId}/${key}`
}

export type Bucket = { name: string; region: string; secret: string }

const bucketForm = /^(?!.*\.\.)(?!\d+\.\d+\.\d+\.\d+$)[a-z0-9.-]{3,63}$/

export function checkBucket({ name, region, secret }: Bucket): void {
  if (secret === '') throw new StorageError('Credentials should not be empty')
  if (!bucketForm.test(name)) throw new StorageError('Missing bucket name')
  if (region === '') throw new StorageError('Missing region')
}

const maxSeconds = 7 * 24 * 60 * 60

export function checkLifetime(seconds: number): void {
  if (seconds > maxSeconds) throw new StorageError('Url Expiration can not be greater than 7 Days')
}
