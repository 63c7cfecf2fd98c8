import { StorageError } from './storage-error.ts'

export type AccessLevel = 'guest' | 'private' | 'protected'
export type ObjectName =
  /** Whole, from the root of the bucket. */
  | { path: string; key?: undefined; level?: undefined }
  /** Below the prefix of an access level, and there of a person: oneself unless another is named. */
  | { key: string; path?: undefined; level?: AccessLevel; identityId?: string }

/** The word for a name in an error: a copy has two. */
type Place = 'key' | 'source key' | 'destination key'
/** Who asks (none: a guest), and whether the object is read or written. */
export type Access = { identityId: string | undefined; to: 'read' | 'write' }

const prefixes = { guest: 'public/', private: 'private/', protected: 'protected/' } as const
/** As many as S3 takes. */
const maxPathBytes = 1024

/**
 * Where an object stands in its bucket: `public/…`, `protected/{id}/…` or `private/{id}/…`. Everybody has what is
 * public and reads what is protected; all else is for its own person. Throws {@link StorageError} for a name that
 * breaks a rule or is not for who asks. [K-179]
 */
export function objectPath(name: ObjectName, access: Access, place: Place = 'key'): string {
  const path = name.path === undefined ? keyPath(name, access, place) : wholePath(name)
  if (Buffer.byteLength(path) > maxPathBytes) throw new StorageError(`A path has ${maxPathBytes} bytes at the most`)
  expectAccess(path, access)
  return path
}

function wholePath({ path, key, level }: { path: string; key?: unknown; level?: unknown }): string {
  if (key !== undefined) throw new StorageError('An object has a path or a key, not both')
  if (level !== undefined) throw new StorageError('A path has no prefix of an access level')
  if (path === '') throw new StorageError('Missing path in api call')
  if (path.startsWith('/')) throw new StorageError('A path cannot start with a slash')
  if (!isPlain(path)) throw new StorageError('A path has no empty, . or .. part and no control character')
  return path
}

type Key = Extract<ObjectName, { key: string }>

function keyPath({ key, level = 'guest', ...name }: Key, access: Access, place: Place): string {
  if (key === undefined || key === '') throw new StorageError(`Missing ${place} in api call`)
  if (!isPlain(key)) throw new StorageError('A key has no empty, . or .. part and no control character')
  if (level === 'guest') return `${prefixes.guest}${key}`
  const owner = name.identityId ?? access.identityId ?? ''
  if (owner === '')
    throw new StorageError('Missing identity ID when accessing objects in protected or private access level')
  if (owner.includes('/') || !isPlain(owner)) throw new StorageError('An identity ID is one part of a path')
  return `${prefixes[level]}${owner}/${key}`
}

/** Whether all parts stand for themselves, in a path of files and in an address. */
const isPlain = (path: string): boolean =>
  !/[\p{Cc}\p{Cs}]/u.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part))

function expectAccess(path: string, { identityId, to }: Access): void {
  if (path.startsWith(prefixes.guest)) return
  const [, level, owner] = /^(protected|private)\/([^/]+)\/./.exec(path) ?? []
  if (level === undefined) throw new StorageError('A path begins with public/, protected/{id}/ or private/{id}/')
  if (owner === identityId || (level === 'protected' && to === 'read')) return
  throw new StorageError(`This object is ${level} and of another identity`)
}
