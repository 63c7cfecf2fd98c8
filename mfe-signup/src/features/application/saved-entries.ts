import type { Transfer } from '@shop/shared/api/payment'
import { type ApplicationForm, emptyApplication } from '@shop/shared/domain/application'
import * as v from 'valibot'
import { type Draft, formOf } from './draft.ts'
import { entriesSchema } from './entries-schema.ts'

/** A field that a choice hides is not judged; what is longer is left out. */
const maxFieldUnits = 2000
const addressFromField = 'addressFrom'

/** The entries as the services keep them while the applicant is at the payment company. */
export const toSavedEntries = (draft: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...formOf(draft), [addressFromField]: draft.addressFrom }).filter(
      ([, text]) => text.length <= maxFieldUnits,
    ),
  )

/** The entries of who comes back without a draft: the tab was closed meanwhile. */
export function fromSavedEntries(saved: NonNullable<Transfer['entries']>): Partial<Omit<Draft, 'owner' | 'intent'>> {
  const form: ApplicationForm = v.parse(entriesSchema, { ...emptyApplication, ...saved })
  const { postNumber, prefecture, city, street, building } = form
  const isRegistered = saved[addressFromField] === 'registered'
  return {
    form,
    addressFrom: isRegistered ? 'registered' : 'other',
    ...(isRegistered ? { registered: { postNumber, prefecture, city, street, building } } : {}),
    isOffered: true,
    done: ['delivery', 'customer'],
  }
}

export type ResumableTransfer = Transfer & { entries: NonNullable<Transfer['entries']> }

/** Left for the payment company before the application was sent, registered there or not. */
export const isResumable = (transfer: Transfer): transfer is ResumableTransfer =>
  transfer.state !== 'none' && transfer.from === 'application' && transfer.entries !== undefined

/** Nothing was typed yet; a phone number may have been offered. */
export const isUntouched = ({ form, done }: Draft): boolean =>
  done.length === 0 &&
  Object.entries(emptyApplication).every(
    ([field, empty]) => field === 'phoneNumber' || form[field as keyof ApplicationForm] === empty,
  )
