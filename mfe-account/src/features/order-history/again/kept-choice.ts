import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { defineKey, listOf, type PlatformStorage, schema } from '@shop/shared/platform'

export type ChoiceOwner = { member: MemberCode; week: WeekNumber }

const choiceKey = defineKey({
  name: 'orderHistory.choice',
  in: 'session',
  of: 'member',
  schema: schema.object({ member: schema.string(), week: schema.string(), lines: listOf(schema.string()) }),
})

/** A reload or a login in between loses nothing: the choice lies in this tab, for this member and week alone. */
export function readChoice(storage: PlatformStorage, { member, week }: ChoiceOwner): ReadonlySet<string> {
  const kept = storage.read(choiceKey)
  return new Set(kept?.member === member && kept.week === week ? kept.lines : [])
}

export function keepChoice(storage: PlatformStorage, { member, week }: ChoiceOwner, chosen: ReadonlySet<string>): void {
  if (chosen.size === 0) storage.remove(choiceKey)
  else storage.write(choiceKey, { member, week, lines: [...chosen] })
}
