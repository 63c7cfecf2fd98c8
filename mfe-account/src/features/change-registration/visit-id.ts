import { defineKey, type PlatformStorage, schema } from '@shop/shared/platform'

/** Names the visit that this tab went away for: an address alone can claim anything. */
const visitKey = defineKey({ name: 'account.profileVisit', in: 'session', of: 'member', schema: schema.string() })

export const keepVisit = (storage: PlatformStorage, id: string): void => storage.write(visitKey, id)

/** Whether it is the one this tab went away for; it is no other time. */
export function takeVisit(storage: PlatformStorage, id: string): boolean {
  const kept = storage.read(visitKey)
  storage.remove(visitKey)
  return kept === id
}
