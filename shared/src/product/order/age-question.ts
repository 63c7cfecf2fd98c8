import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { defineKey, type PlatformServices, schema } from '@shop/shared/platform'
import { memberOf, readSession } from '@shop/shared/session'
import { pageStateOf } from '@shop/shared/writes'

/** The member who has said in this tab that they are of age. */
const adultKey = defineKey({
  name: 'ordering.adult',
  in: 'session',
  of: 'member',
  isShared: true,
  schema: schema.string(),
})

const ageQuestion = {
  title: '年齢の確認',
  text: '20歳以上の方ですか？20歳未満の方への酒類の販売はいたしません。',
  yes: '20歳以上です',
  no: '20歳未満です',
}

type Asking = Pick<PlatformServices, 'notices' | 'queryClient' | 'storage'>
type Question = { answer?: Promise<boolean> | undefined }

/** Once in a session; two orders at the same time wait for one answer. A いいえ is not kept: the next order asks again. */
export async function confirmAge(
  { notices, queryClient, storage }: Asking,
  alcohol: readonly Pick<Product, 'brand' | 'name'>[],
): Promise<boolean> {
  const member = memberOf(readSession())?.code ?? ''
  if (storage.read(adultKey) === member) return true
  const question = pageStateOf<Question>(queryClient, ['ordering', 'age-question'], () => ({}))
  question.answer ??= notices.confirm({ ...ageQuestion, details: alcohol.map(fullProductName) })
  const isAdult = await question.answer
  question.answer = undefined
  if (isAdult) storage.write(adultKey, member)
  return isAdult
}
