import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { type MemberCode, messages, type WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { type BulkRun, isLoginNeeded, useBulkRun } from '@shop/shared/product/bulk-order'
import { askToLogin } from '@shop/shared/product/order'
import { useState } from 'react'
import { useListWriter, type WriteResult } from '../use-list-writer.ts'
import { favouritesRunQuery } from './bulk.queries.ts'
import type { BulkOutcome, BulkResult, NamedList } from './bulk-outcome.ts'
import { createdResult, putIntoList, takeOutOfList, unstoredText } from './fill-list.ts'
import { checkUnknown, orderFavouritesOnce } from './order-favourites-once.ts'
import { takeOff } from './take-off.ts'
import { takeBack } from './undo.ts'
import type { ChoiceEditor } from './use-kept-choice.ts'

export type ListRequest = { list: NamedList } | { name: string }

export type BulkActions = BulkRun<BulkOutcome> & {
  order(): void
  takeOff(): void
  takeOut(list: NamedList): void
  /** Gives why nothing was stored: the dialog with what was typed stays. */
  putIn(request: ListRequest): Promise<string | undefined>
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
  const runner = useBulkRun<BulkOutcome, BulkResult>({
    query: favouritesRunQuery(member, list?.id),
    doing: 'change many favourites at once',
    onResult({ leave = [], comeBack = [] }) {
      choice.drop(leave)
      choice.add(comeBack)
    },
  })
  const act = (text: string, work: Parameters<typeof runner.act>[2]) => runner.act(text, chosen.length, work)

  const stored = (result: WriteResult<BulkResult>): BulkResult | string => {
    if (result.is === 'stored') return result.value
    if (isLoginNeeded(result.error)) void askToLogin(platform, messages.loginForFeature)
    return unstoredText(result)
  }

  const sendToList = async (request: ListRequest): Promise<BulkResult | string> => {
    if ('list' in request)
      return stored(await putIntoList(platform, writer, { member, week }, { list: request.list, products: chosen }))
    const products = chosen
    const result = await writer.create({ name: request.name, products: products.map(({ favouriteId }) => favouriteId) })
    return stored(result.is === 'stored' ? { is: 'stored', value: createdResult(result.value, products) } : result)
  }

  return {
    ...runner.run,
    order: () =>
      void act('注文中', (tell) => orderFavouritesOnce(platform, { week, products: chosen, viewedAt }, tell)),
    takeOff: () => void act('外しています', (tell) => takeOff(platform, chosen, tell)),
    takeOut: (from) =>
      void act('外しています', async () => stored(await takeOutOfList(writer, { list: from, products: chosen }))).then(
        (why) => {
          if (why !== undefined && why !== '')
            platform.notices.snackbar({ title: notTakenOut, text: why, isError: true })
        },
      ),
    putIn: async (request) => act('入れています', () => sendToList(request)),
    undo: () => {
      const { undo } = runner.read().outcome ?? {}
      if (undo === undefined) return
      void act('元に戻しています', (tell) => takeBack({ platform, writer, member, week, viewedAt }, undo, tell))
    },
    check: () => {
      const { outcome } = runner.read()
      if (outcome !== undefined) void act('確認しています', () => checkUnknown(platform, outcome))
    },
    close: runner.close,
  }
}

const notTakenOut = 'リストから外せませんでした'
