import {
  type ApplicationForm,
  type ApplicationStep,
  childrenChoices,
  doorbells,
  emptyApplication,
  introducerChoices,
  judgeApplication,
  paperCatalogues,
  placements,
  residences,
} from '@shop/shared/domain/application'
import { anyList, anyRecord, defineKey, schema } from '@shop/shared/platform'

export type DeliveryAddress = Pick<ApplicationForm, 'postNumber' | 'prefecture' | 'city' | 'street' | 'building'>

/** What has been typed and chosen so far, kept in this tab until it is sent. [SGN-029] */
export type Draft = {
  /** Entries of somebody else who used this tab are never shown. */
  owner: string
  form: ApplicationForm
  /** Where to deliver; empty as long as there is nothing to choose from. [SGN-025, SGN-026] */
  addressFrom: 'registered' | 'other' | ''
  /** The registered address, as it was shown. */
  registered?: DeliveryAddress
  /** What is registered was offered once; what the member makes of it stays. [SGN-027] */
  isOffered: boolean
  agrees: boolean
  /** Steps that were left with 次へ進む. */
  done: readonly ApplicationStep[]
  /** Names the sending of exactly these entries: the same for every try. */
  intent?: string
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

const steps = ['delivery', 'customer'] as const satisfies readonly ApplicationStep[]

/** The first step that still asks for something; `undefined` when all is there to be confirmed. [SGN-060] */
export const firstMissingStep = (draft: Draft, now: Date): ApplicationStep | undefined =>
  steps.find((step) => !draft.done.includes(step) || Object.keys(judgeApplication(formOf(draft), step, now)).length > 0)

const choices = {
  residence: residences,
  placement: placements,
  doorbell: doorbells,
  paperCatalogue: paperCatalogues,
  children: childrenChoices,
  introducer: introducerChoices,
}

type Kept = Readonly<Record<string, unknown>>

/** Entries as the tab has kept them. Another version or an accident may have written some: what does not fit is left out. */
export const draftKey = defineKey({
  name: 'signup.application',
  in: 'session',
  of: 'member',
  schema: schema.pipe(
    schema.object({
      owner: schema.string(),
      form: schema.fallback(anyRecord, {}),
      registered: schema.fallback(schema.optional(anyRecord), undefined),
      addressFrom: schema.fallback(schema.picklist(['registered', 'other', '']), ''),
      isOffered: schema.fallback(schema.boolean(), false),
      agrees: schema.fallback(schema.boolean(), false),
      done: schema.fallback(anyList, []),
      intent: schema.fallback(schema.optional(schema.string()), undefined),
    }),
    schema.transform(
      ({ form, registered, addressFrom, done, intent, ...kept }): Draft => ({
        ...kept,
        form: toForm(form),
        addressFrom: addressFrom === 'registered' && registered === undefined ? '' : addressFrom,
        done: steps.filter((step) => done.includes(step)),
        ...(registered === undefined ? {} : { registered: addressOf(registered) }),
        ...(intent === undefined ? {} : { intent }),
      }),
    ),
  ),
})

/** Somebody else may have used this tab. */
export const draftOf = (kept: Draft | undefined, owner: string): Draft =>
  kept?.owner === owner ? kept : newDraft(owner)

function toForm(kept: Kept): ApplicationForm {
  const fits = ([field, value]: [string, unknown]) =>
    typeof value === 'string' && field in emptyApplication && isChoice(field, value)
  return { ...emptyApplication, ...Object.fromEntries(Object.entries(kept).filter(fits)) }
}

function isChoice(field: string, value: string): boolean {
  const options = Object.entries(choices).find(([name]) => name === field)?.[1]
  return options === undefined || value === '' || Object.hasOwn(options, value)
}

function addressOf(kept: Kept): DeliveryAddress {
  const { postNumber, prefecture, city, street, building } = toForm(kept)
  return { postNumber, prefecture, city, street, building }
}
