import type { OrderLine } from '@shop/shared/domain/shopping'
import { anOrderBook, renderScreen, type ScreenOptions, server } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { OrderedListPage } from '../ordered-list-page.tsx'

export function open(lines: readonly OrderLine[], options: ScreenOptions = {}) {
  const book = anOrderBook(lines)
  server.use(...book.handlers)
  return { book, ...renderScreen(<OrderedListPage />, { path: '/cart/ordered', ...options }) }
}

/** A favourite is no part of the order. */
export const allButHeart = { name: /^(?!お気に入り )/ }
export const line = async (name: string) => within(await screen.findByRole('listitem', { name }))
