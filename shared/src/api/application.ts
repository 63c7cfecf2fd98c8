import { addressesCall, applicationStateCall, deliveryApplicationCall } from '@shop/shared/contract'
import { toDigits } from '@shop/shared/domain'
import { type ApplicationForm, toCalendarDay } from '@shop/shared/domain/application'
import type * as v from '@shop/shared/schema'
import type { ApiClient } from './client.ts'

export type Address = { prefecture: string; city: string; town: string }

/** Towns of a postal code, typed in any form; empty when there is none. [JP-09] */
export async function getAddresses(api: ApiClient, postNumber: string, signal?: AbortSignal): Promise<Address[]> {
  const reply = await api.send(addressesCall, { query: { postCode: toDigits(postNumber) }, signal })
  return reply.address_list.map(({ prefecture, city, town }) => ({ prefecture, city, town }))
}

export type ApplicationSending = {
  form: ApplicationForm
  /** The name under which it is sent, however often. */
  intent: string
  salesPersonCode?: string | undefined
  /** Where address and phone come from. */
  isAddressRegistered?: boolean
  isPhoneRegistered?: boolean
  /** Asked beside the form that all fill in. */
  asksName?: boolean
  asksTrialCampaign?: boolean
  payment?: PaymentSending | undefined
}

/** The step of payment as the member saw it. [SGN-034] */
export type PaymentSending = { yoshinStatus: string; text: string; visitDateText?: string; visitTimeText?: string }

/** Sends a judged application whose terms were agreed to; gives its receipt number once it is stored. */
export async function sendApplication(api: ApiClient, sending: ApplicationSending): Promise<string> {
  const reply = await api.send(deliveryApplicationCall, { intent: sending.intent, body: toWire(sending) })
  return reply.application_id
}

/** An application that is under review; those from before receipt numbers have none. [SGN-007] */
export type ApplicationUnderReview = { receiptNumber?: string; hasPayment: boolean }

export async function getApplicationUnderReview(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<ApplicationUnderReview | undefined> {
  const { todokApplying, application_id, selectedPayment } = await api.send(applicationStateCall, { signal })
  if (!todokApplying) return undefined
  return {
    hasPayment: selectedPayment !== undefined && selectedPayment !== '',
    ...(application_id === undefined ? {} : { receiptNumber: application_id }),
  }
}

type ApplicationBody = v.InferInput<NonNullable<typeof deliveryApplicationCall.body>>

/** Entries that the choices hide are left out. */
function toWire(sending: ApplicationSending): ApplicationBody {
  const { form, salesPersonCode } = sending
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
    selectedAddress: sending.isAddressRegistered === true ? '1' : '2',
    selectedTel: sending.isPhoneRegistered === true ? '1' : '2',
    agreedTerms: true,
    ...(form.placement === '9' ? { placementOtherInput: form.placementOther } : {}),
    ...(hasChild ? { childDate: toCalendarDay(form.childDate) } : {}),
    ...(form.children === '2' ? { childName: form.childName } : {}),
    ...(hasIntroducer ? { introducerName: form.introducerName } : {}),
    ...(hasIntroducer && unionNumber !== '' ? { introducerUnionNumber: unionNumber } : {}),
    ...(hasIntroducer && introducerPhone !== '' ? { introducerPhoneNumber: introducerPhone } : {}),
    ...(sending.asksName === true ? nameWire(form) : {}),
    ...(sending.asksTrialCampaign === true ? { selectedTodokTrialCampaign: form.trialCampaign } : {}),
    ...paymentWire(sending),
    ...(salesPersonCode === undefined ? {} : { salesPersonCode }),
  }
}

const nameWire = ({ lastName, firstName, lastNameKana, firstNameKana }: ApplicationForm) => ({
  lastName: lastName.trim(),
  firstName: firstName.trim(),
  lastNameKana: lastNameKana.trim(),
  firstNameKana: firstNameKana.trim(),
})

/** Day and time travel with a visit alone. */
function paymentWire({ form, payment }: ApplicationSending): Partial<ApplicationBody> {
  if (payment === undefined) return {}
  return {
    yoshinStatus: payment.yoshinStatus,
    selectedPayment: chosen(form.payment),
    selectedPaymentText: payment.text,
    ...(form.payment === '4'
      ? {
          selectedVisitDate: form.visitDate,
          selectedVisitDateText: payment.visitDateText,
          selectedVisitTime: form.visitTime,
          selectedVisitTimeText: payment.visitTimeText,
        }
      : {}),
  }
}

function chosen<T extends string>(choice: T | ''): T {
  if (choice === '') throw new TypeError('the application was sent before it was judged')
  return choice
}
