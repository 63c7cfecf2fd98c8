import { type Registry, registry, registryOfFormat2 } from '@shop/shared/contract'
import * as v from 'valibot'
import { ChannelUnreadable } from './release-store.ts'

/** A channel as it is written: checked first, so that nothing unreadable is ever stored. */
export const serializeChannel = (next: Registry): string => JSON.stringify(v.parse(registry, next), null, 2)

/** A registry of the format before is carried over. Rejects what is cut off, of another format, or no registry at all, with words that say which. */
export function parseChannel(channel: string, text: string): Registry {
  const stored = parseJson(channel, text)
  const format = (stored as { format?: unknown } | null)?.format
  const result = format === 2 ? v.safeParse(registryOfFormat2, stored) : v.safeParse(registry, stored)
  if (result.success) return result.output
  if (format !== undefined && format !== 2 && format !== 3)
    throw new ChannelUnreadable(`channel ${channel} is of format ${format}; this version reads formats 2 and 3`)
  const [issue] = result.issues
  throw new ChannelUnreadable(
    `channel ${channel} is no registry: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`,
  )
}

function parseJson(channel: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ChannelUnreadable(`channel ${channel} is cut off or no JSON`)
  }
}
