import { errorCodes } from '@shop/shared/api'
import type { Message, WeekNumber } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { askToLogin, currentOrderQuery } from '@shop/shared/product/order'
import { href } from '@shop/shared/routes'
import { useRef } from 'react'
import type { CatalogueMessage } from './catalogue-message.ts'
import { errorWordsQuery } from './web-catalogue.queries.ts'

type Facts = {
  week: WeekNumber
  isVisitor: boolean
  /** The ticket is good for nothing any more. */
  onTicketSpent(): void
}

/** Does what the frame asks for. [CAT-032 to CAT-037] */
export function useCatalogueMessages({ week, isVisitor, onTicketSpent }: Facts): (message: CatalogueMessage) => void {
  const platform = usePlatform()
  const isAsking = useRef(false)

  async function askOnce(): Promise<void> {
    // Another company's page cannot heap questions upon each other.
    if (isAsking.current) return
    isAsking.current = true
    await askToLogin(platform, shoppingMessages.loginToOrder)
    isAsking.current = false
  }

  return (message) => {
    switch (message.type) {
      case 'ready':
        return
      case 'required':
        void askOnce()
        return
      case 'cart':
        // Nobody has ordered anything without a login.
        if (!isVisitor) void tellOrder(platform, week, message.cart)
        return
      case 'error':
        void tellRefusal(platform, message.code)
        if (message.code === errorCodes.catalogueTicketSpent) onTicketSpent()
        return
      case 'catalogError':
        tellCatalogueError(platform, message)
        return
    }
  }
}

/** The order is read anew before it is said that it has changed. */
async function tellOrder(platform: PlatformServices, week: WeekNumber, what: 'update' | 'cancel'): Promise<void> {
  const { api, bus, notices, queryClient } = platform
  const { queryKey } = currentOrderQuery(api, week)
  notices.popup(what === 'update' ? shoppingMessages.ordered : shoppingMessages.orderChanged)
  bus.publish('order/changed', { week })
  // A reading under way may be from before the order.
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

const notOrdered: Message = { title: 'ご注文を受け付けられませんでした' }

/** In the shop's words for a code where it has some, always with the code. */
async function tellRefusal(platform: PlatformServices, code: string): Promise<void> {
  const all = await platform.queryClient.fetchQuery(errorWordsQuery(platform)).catch(() => [])
  const known = all.find((entry) => entry.code === code)
  const title = known?.title ?? notOrdered.title
  platform.notices.snackbar({ title, text: `${known?.message ?? ''}（エラーコード：${code}）`, isError: true })
}

/** [CAT-036, CAT-037] */
function tellCatalogueError(
  { navigation, notices }: PlatformServices,
  { code, message }: { code?: string | undefined; message?: string | undefined },
): void {
  if (code === errorCodes.catalogueNotShown) {
    navigation.navigate(href.top(), { replace: true })
    return
  }
  const text = message ?? (code === undefined ? undefined : `エラーコード：${code}`)
  notices.snackbar({ title: 'カタログエラー', ...(text === undefined ? {} : { text }), isError: true })
}
