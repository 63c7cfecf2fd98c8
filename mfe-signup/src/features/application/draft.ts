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
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null

/** What the tab has kept. Another version or an accident may have written it: what does not fit is left out. */
export function readDraft(value: unknown, owner: string): Draft {
  const draft = newDraft(owner)
  if (!isKept(value) || value['owner'] !== owner) return draft
  const { form, registered, addressFrom, intent, done } = value
  const address = isKept(registered) ? addressOf(registered) : undefined
  return {
    ...draft,
    form: isKept(form) ? toForm(form) : draft.form,
    addressFrom: addressFrom === 'other' || (addressFrom === 'registered' && address !== undefined) ? addressFrom : '',
    isOffered: value['isOffered'] === true,
    agrees: value['agrees'] === true,
    done: Array.isArray(done) ? steps.filter((step) => done.includes(step)) : [],
    ...(address === undefined ? {} : { registered: address }),
    ...(typeof intent === 'string' ? { intent } : {}),
  }
}

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
