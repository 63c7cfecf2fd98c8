import type { WeekNumber } from '@shop/shared/domain'
import * as v from '@shop/shared/schema'
import type { ComponentType, ReactNode } from 'react'
import { type SlotName, type SlotProps, slotVersions } from './slot-props.ts'

/** `waiting`: drawn as long as there is nothing to show yet, it lets the offerer's own waiting stand. */
export type SlotContent<Name extends SlotName> = ComponentType<{ slot: SlotProps[Name]; waiting: ReactNode }>

const week = v.custom<WeekNumber>((value) => typeof value === 'string' && /^\d{8}$/.test(value))

const schemas: { readonly [Name in SlotName]: v.GenericSchema<unknown, SlotProps[Name]> } = {
  'ordering/recommendations': v.object({
    place: v.picklist(['topForMember', 'topRanking', 'repeat', 'subscriptions', 'orderedList']),
    week,
    title: v.optional(v.string()),
    text: v.optional(v.string()),
    isForSubscription: v.optional(v.boolean()),
  }),
  'ordering/points': v.object({ used: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
}

/** For `slots` of `defineRemote`: what a slot is filled with, in a chunk of its own. What the offerer gives is checked first. */
export const fillSlot = <Name extends SlotName>(name: Name, load: () => Promise<SlotContent<Name>>) => ({
  name,
  version: slotVersions[name] as number,
  isValid: (props: unknown): boolean => v.is(schemas[name], props),
  load: load as () => Promise<ComponentType<{ slot: never; waiting: ReactNode }>>,
})
