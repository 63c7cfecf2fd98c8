import { addressesCall, deliveryApplicationCall } from '@shop/shared/contract'
import { toDigits } from '@shop/shared/domain'
import { type ApplicationForm, toCalendarDay } from '@shop/shared/domain/application'
import type * as v from 'valibot'
import type { ApiClient } from './client.ts'

export type Address = { prefecture: string; city: string; town: string }

/** Towns of a postal code, typed in any form; empty when there is none. [JP-09] */
export async function getAddresses(api: ApiClient, postNumber: string, signal?: AbortSignal): Promise<Address[]> {
  const reply = await api.send(addressesCall, { query: { postCode: toDigits(postNumber) }, signal })
  return reply.address_list.map(({ prefecture, city, town }) => ({ prefecture, city, town }))
}

/** Sends a judged application; gives its number once it is stored. [SGN-033] */
export async function sendApplication(
  api: ApiClient,
  form: ApplicationForm,
  intent: string,
  salesPersonCode?: string,
): Promise<string> {
  const reply = await api.send(deliveryApplicationCall, { intent, body: toWire(form, salesPersonCode) })
  return reply.application_id
}

type ApplicationBody = v.InferInput<NonNullable<typeof deliveryApplicationCall.body>>

/** Entries that the choices hide are left out. [SGN-021] */
function toWire(form: ApplicationForm, salesPersonCode: string | undefined): ApplicationBody {
  const hasChild = form.children !== '0'
  const hasIntroducer = form.introducer === '1'
  const unionNumber = toDigits(form.introducerUnionNumber)
  const introducerPhone = toDigits(form.introducerPhoneNumber)
  return {
    postNumber: toDigits(form.postNumber),
    address1: form.prefecture,
    address2: `${form.city}${form.street}`,
    address3: form.building,
    phoneNumber: toDigits(form.phoneNumber),
    selectedResidence: chosen(form.residence),
    selectedPlacement: chosen(form.placement),
    selectedConfirmationOfDelivery: chosen(form.doorbell),
    selectedDeliveryOfPaperCatalog: chosen(form.paperCatalogue),
    selectedAboutChildren: chosen(form.children),
    selectedIntroducer: chosen(form.introducer),
    ...(form.placement === '9' ? { placementOtherInput: form.placementOther } : {}),
    ...(hasChild ? { childDate: toCalendarDay(form.childDate) } : {}),
    ...(form.children === '2' ? { childName: form.childName } : {}),
    ...(hasIntroducer ? { introducerName: form.introducerName } : {}),
    ...(hasIntroducer && unionNumber !== '' ? { introducerUnionNumber: unionNumber } : {}),
    ...(hasIntroducer && introducerPhone !== '' ? { introducerPhoneNumber: introducerPhone } : {}),
    ...(salesPersonCode === undefined ? {} : { salesPersonCode }),
  }
}

function chosen<T extends string>(choice: T | ''): T {
  if (choice === '') throw new TypeError('the application was sent before it was judged')
  return choice
}
