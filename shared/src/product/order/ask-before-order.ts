import { fullProductName, type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { defineKey, type PlatformServices, schema } from '@shop/shared/platform'
import { memberOf, readSession } from '@shop/shared/session'
import { pageStateOf } from '@shop/shared/writes'
import { askAboveNine, type Wanted } from './questions.ts'

/** The member who has said in this tab that they are of age. */
const adultKey = defineKey({
  name: 'ordering.adult',
  in: 'session',
  of: 'member',
  isShared: true,
  schema: schema.string(),
})

type Asking = Pick<PlatformServices, 'notices' | 'queryClient' | 'storage'>
type Question = { answer?: Promise<boolean> | undefined }

/**
 * Asks before alcohol is ordered, once in a session; two orders at the same time wait for one answer. A いいえ is not
 * kept: the next order asks again. [CAT-045]
 */
export async function askAge(
  { notices, queryClient, storage }: Asking,
  products: readonly Pick<Product, 'brand' | 'name' | 'isAlcohol'>[],
): Promise<boolean> {
  const details = products.filter(({ isAlcohol }) => isAlcohol).map(fullProductName)
  const member = memberOf(readSession())?.code ?? ''
  if (details.length === 0 || storage.read(adultKey) === member) return true
  const question = pageStateOf<Question>(queryClient, ['ordering', 'age-question'], () => ({}))
  question.answer ??= notices.confirm({
    ...shoppingMessages.confirmAge,
    details,
    yes: '20歳以上です',
    no: '20歳未満です',
  })
  const isAdult = await question.answer
  question.answer = undefined
  if (isAdult) storage.write(adultKey, member)
  return isAdult
}

/** All that is asked before products are ordered, wherever that begins. [CAT-045, ORD-046, ORD-056] */
export const askBeforeOrder = async (platform: Asking, wanted: readonly Wanted[]): Promise<boolean> =>
  (await askAge(
    platform,
    wanted.map(({ product }) => product),
  )) && askAboveNine(platform, wanted)
