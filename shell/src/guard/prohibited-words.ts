import { type ApiClient, errorCodes } from '@shop/shared/api'
import { getErrorMessages } from '@shop/shared/api/content'
import { type Message, messages } from '@shop/shared/domain'

/** The words of CSP60001 with the code for the help desk. Without the list, that the page is not shown is all that is known. [TX-04] */
export async function prohibitedWords(api: ApiClient): Promise<Message> {
  const list = await getErrorMessages(api).catch(() => [])
  const entry = list.find(({ code }) => code === errorCodes.prohibitedMember)
  const { prohibitedMember: code } = errorCodes
  return entry === undefined
    ? { title: messages.notShown.title, text: `（${code}）` }
    : { title: entry.title, text: `${entry.message}（${code}）` }
}
