import {
  type ApplicationErrors,
  type ApplicationField,
  type ApplicationForm,
  childrenChoices,
  doorbellChoices,
  emptyApplication,
  introducerChoices,
  paperCatalogues,
  placementChoices,
  residences,
} from '@shop/shared/domain/application'
import * as v from 'valibot'

const text = v.fallback(v.string(), '')

const choice = <V extends string>(options: Readonly<Record<V, string>>, initial: V | '') =>
  v.fallback(v.picklist(['', ...(Object.keys(options) as V[])]), initial)

/** The shape of the entries; one that does not fit is read as its initial value. The domain judges their contents. */
export const entriesSchema = v.object({
  lastName: text,
  firstName: text,
  lastNameKana: text,
  firstNameKana: text,
  postNumber: text,
  prefecture: text,
  city: text,
  street: text,
  building: text,
  phoneNumber: text,
  residence: choice(residences, emptyApplication.residence),
  placement: choice(placementChoices, emptyApplication.placement),
  placementOther: text,
  doorbell: choice(doorbellChoices, emptyApplication.doorbell),
  paperCatalogue: choice(paperCatalogues, emptyApplication.paperCatalogue),
  children: choice(childrenChoices, emptyApplication.children),
  childDate: text,
  childName: text,
  introducer: choice(introducerChoices, emptyApplication.introducer),
  introducerName: text,
  introducerUnionNumber: text,
  introducerPhoneNumber: text,
  trialCampaign: v.fallback(v.picklist(['0', '1']), emptyApplication.trialCampaign),
  payment: v.fallback(v.picklist(['', '0', '1', '2', '3', '4']), emptyApplication.payment),
  visitDate: text,
  visitTime: text,
}) satisfies v.GenericSchema<ApplicationForm>

/** Entries with what is wrong about them, by field. */
export const judgedEntries = (judge: (form: ApplicationForm) => ApplicationErrors) =>
  v.pipe(
    entriesSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of Object.entries(judge(input)))
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key as ApplicationField] }],
        })
    }),
  )
