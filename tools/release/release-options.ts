import { Refusal } from '../start/refusal.ts'

/** Options of every command that shows a release. */
export const releaseOptions = {
  channel: { type: 'string' },
  canary: { type: 'string' },
  note: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** `--canary`, in percent. */
export function toShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const share = Number(text)
  if (!/^\d{1,3}$/.test(text) || share > 100)
    throw new Refusal(`--canary ${text} is no share: a whole number from 0 to 100`)
  return share
}

const longestNote = 200
export function toNote(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= longestNote) return text
  throw new Refusal(`--note has ${text.length} characters: ${longestNote} is the most`)
}
