import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { type MemberCode, messages, type WeekNumber } from '@shop/shared/domain'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { askToLogin } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { useState } from 'react'
import { useIsHere } from '../use-is-here.ts'
import { useListWriter, type WriteResult } from '../use-list-writer.ts'
import { type BulkRun, bulkRunQuery } from './bulk.queries.ts'
import type { BulkResult, NamedList } from './bulk-outcome.ts'
import { createdResult, putIntoList, takeOutOfList, whyNotWritten } from './fill-list.ts'
import { checkUnknown, orderEachOnce } from './order-each-once.ts'
import { isLoginNeeded } from './send-in-turn.ts'
import { takeOff } from './take-off.ts'
import { takeBack } from './undo.ts'
import type { ChoiceEditor } from './use-kept-choice.ts'

export type ListWish = { list: NamedList } | { name: string }

export type BulkActions = BulkRun & {
  order(): void
  takeOff(): void
  takeOut(list: NamedList): void
  /** Gives why nothing was stored: the dialog with what was typed stays. */
  putIn(wish: ListWish): Promise<string | undefined>
  undo(): void
  check(): void
  close(): void
}

type Bulk = {
  member: MemberCode
  week: WeekNumber
  list: NamedList | undefined
  choice: ChoiceEditor
  /** Those that an action is for. */
  chosen: readonly FavouriteProduct[]
}

/** One action at a time on what is chosen, with its progress and its outcome. */
export function useBulkActions({ member, week, list, choice, chosen }: Bulk): BulkActions {
  const platform = usePlatform()
  const writer = useListWriter()
  const [viewedAt] = useState(() => platform.clock.now())
  const query = bulkRunQuery(member, list?.id)
  const { data: run } = useQuery(query)
  const isHere = useIsHere()

  const read = (): BulkRun => platform.queryClient.getQueryData(query.queryKey) ?? {}
  const write = (next: BulkRun) => platform.queryClient.setQueryData(query.queryKey, next)

  /** A second press while one is under way counts for nothing. Where an action fails as a whole, all is as before. */
  async function act(
    text: string,
    work: (tell: (done: number, total?: number) => void) => Promise<BulkResult | string>,
  ) {
    const before = read()
    if (before.progress !== undefined) return undefined
    const total = chosen.length
    const tell = (done: number, of = total) => write({ ...before, progress: { text, done, total: of } })
    tell(0)
    const letGo = platform.holdRelease()
    try {
      const result = await work(tell)
      if (typeof result === 'string') {
        write(before)
        return result
      }
      write({ outcome: result.outcome })
      choice.drop(result.leave ?? [])
      choice.add(result.comeBack ?? [])
      if (!isHere.current) tellElsewhere(platform, result)
      if (result.login !== undefined) void askToLogin(platform, result.login)
    } catch (error) {
      write(before)
      platform.notices.failure(error, 'change many favourites at once')
    } finally {
      letGo()
    }
    return undefined
  }

  const stored = (result: WriteResult<BulkResult>): BulkResult | string => {
    if (result.is === 'stored') return result.value
    if (isLoginNeeded(result.error)) void askToLogin(platform, messages.loginForFeature)
    return whyNotWritten(result)
  }

  const sendToList = async (wish: ListWish): Promise<BulkResult | string> => {
    if ('list' in wish)
      return stored(await putIntoList(platform, writer, { member, week }, { list: wish.list, products: chosen }))
    const products = chosen
    const result = await writer.create({ name: wish.name, products: products.map(({ favouriteId }) => favouriteId) })
    return stored(result.is === 'stored' ? { is: 'stored', value: createdResult(result.value, products) } : result)
  }

  return {
    ...run,
    order: () =>
      void act('注文中', async (tell) => {
        const result = await orderEachOnce(platform, { week, products: chosen, viewedAt }, tell)
        return result ?? ''
      }),
    takeOff: () => void act('外しています', (tell) => takeOff(platform, chosen, tell)),
    takeOut: (from) =>
      void act('外しています', async () => stored(await takeOutOfList(writer, { list: from, products: chosen }))).then(
        (why) => {
          if (why !== undefined && why !== '')
            platform.notices.snackbar({ title: notTakenOut, text: why, isError: true })
        },
      ),
    putIn: async (wish) => act('入れています', () => sendToList(wish)),
    undo: () => {
      const { undo } = read().outcome ?? {}
      if (undo === undefined) return
      void act('元に戻しています', (tell) => takeBack({ platform, writer, member, week, viewedAt }, undo, tell))
    },
    check: () => {
      const { outcome } = read()
      if (outcome !== undefined) void act('確認しています', () => checkUnknown(platform, outcome))
    },
    close: () => write({}),
  }
}

const notTakenOut = 'リストから外せませんでした'

/** Who has left the screen meanwhile hears of it where they are. */
function tellElsewhere({ notices }: PlatformServices, { outcome: { title, lines, tone } }: BulkResult): void {
  notices.snackbar({ title, text: lines.join('。'), isError: tone === 'warning' })
}
