import {
  type ApplicationAsks,
  type ApplicationForm,
  type ApplicationStep,
  emptyApplication,
  judgeApplication,
} from '@shop/shared/domain/application'
import { defineKey } from '@shop/shared/platform'
import * as v from 'valibot'
import type { DeliveryAddress } from './delivery-address.ts'
import { entriesSchema } from './entries-schema.ts'

/** The entries so far, kept in this tab until they are sent. */
export type Draft = {
  /** Entries of somebody else who used this tab are never shown. */
  owner: string
  form: ApplicationForm
  /** Where to deliver; empty as long as there is nothing to choose from. */
  addressFrom: 'registered' | 'other' | ''
  /** The registered address, as it was shown. */
  registered?: DeliveryAddress | undefined
  /** The registered contact was offered once; changes that the member makes to it stay. */
  isOffered: boolean
  agrees: boolean
  /** Steps that were left with 次へ進む. */
  done: readonly ApplicationStep[]
  /** Names the sending of exactly these entries: the same for every try. */
  intent?: string | undefined
}

export const newDraft = (owner: string): Draft => ({
  owner,
  form: emptyApplication,
  addressFrom: '',
  isOffered: false,
  agrees: false,
  done: [],
})

/** The entries as they are judged and sent. */
export const formOf = ({ form, addressFrom, registered }: Draft): ApplicationForm =>
  addressFrom === 'registered' ? { ...form, ...registered } : form

export const hasEntries = ({ form, done }: Draft): boolean =>
  done.length > 0 ||
  Object.entries(emptyApplication).some(([field, empty]) => form[field as keyof typeof form] !== empty)

const steps = ['delivery', 'customer', 'payment'] as const satisfies readonly ApplicationStep[]

/** The first step that still asks for something; `undefined` when all is there to be confirmed. */
export const firstMissingStep = (draft: Draft, asks: ApplicationAsks): ApplicationStep | undefined =>
  steps
    .filter((step) => step !== 'payment' || asks.payment !== undefined)
    .find((step) => !draft.done.includes(step) || Object.keys(judgeApplication(formOf(draft), step, asks)).length > 0)

const draftSchema = v.object({
  owner: v.string(),
  form: v.fallback(entriesSchema, emptyApplication),
  addressFrom: v.fallback(v.picklist(['registered', 'other', '']), ''),
  registered: v.fallback(
    v.optional(v.pick(entriesSchema, ['postNumber', 'prefecture', 'city', 'street', 'building'])),
    undefined,
  ),
  isOffered: v.fallback(v.boolean(), false),
  agrees: v.fallback(v.boolean(), false),
  done: v.fallback(v.array(v.unknown()), []),
  intent: v.fallback(v.optional(v.string()), undefined),
})

/** The draft that the tab has kept. Another version may have written it: what does not fit is left out. */
export const draftKey = defineKey({
  name: 'signup.application',
  in: 'session',
  of: 'member',
  schema: v.pipe(
    draftSchema,
    v.transform(
      ({ addressFrom, registered, done, intent, ...kept }): Draft => ({
        ...kept,
        addressFrom: addressFrom === 'registered' && registered === undefined ? '' : addressFrom,
        done: steps.filter((step) => done.includes(step)),
        ...(registered === undefined ? {} : { registered }),
        ...(intent === undefined ? {} : { intent }),
      }),
    ),
  ),
})

/** Somebody else may have used this tab. */
export const draftOf = (kept: Draft | undefined, owner: string): Draft =>
  kept?.owner === owner ? kept : newDraft(owner)
