/**
 * Where somebody stands among a hundred, for one remote: 0 to 99.99. It depends on nothing but the two
 * names, so a member has the same place on every device and after every release, and another place
 * for another remote. FNV-1a, with the last step of MurmurHash3, since FNV alone leaves short names that differ
 * in their last letters close together.
 */
export function bucketOf(remote: string, person: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${remote}:${person}`)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return ((hash >>> 0) % 10_000) / 100
}
