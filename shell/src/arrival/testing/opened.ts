import { linkTokensKey } from '@shop/shared/routes'
import { type AppAnswer, arrive } from '../arrive.ts'
import { aStore } from './a-store.ts'

type Outcome = 'adopted' | 'refused' | 'declined'

/** A page at an address, as its parts read it: what a link and the app bring, and what is done about it. */
export function opened(
  address: string,
  {
    tokens = {},
    outcome = 'adopted' as Outcome,
    session = aStore(),
    askApp = async () => ({ isOpened: true, version: 1 }),
  }: {
    tokens?: { accessToken?: string; idToken?: string }
    outcome?: Outcome
    session?: ReturnType<typeof aStore>
    askApp?: () => Promise<AppAnswer>
  } = {},
) {
  const done: unknown[] = []
  const { accessToken = null, idToken = null } = tokens
  const arrival = arrive({
    window: { [linkTokensKey]: () => ({ accessToken, idToken }) },
    here: new URL(address, 'https://shop.test'),
    local: aStore(),
    session,
    page: { marketingSources: [] },
    randomId: () => 'one',
    askApp,
    login: {
      async adoptLinkTokens(...asked) {
        done.push(asked)
        return outcome
      },
      leaveQuietly: () => void done.push('leaveQuietly'),
      remember: (path) => void done.push(`remember ${path}`),
    },
    chooseWeek: async (week) => void done.push(`week ${week}`),
    adopted: () => void done.push('adopted'),
  })
  const tokensOf = () => arrival.link.query(new URL(address, 'https://shop.test')).tokens
  return { ...arrival, session, done, tokensOf }
}
