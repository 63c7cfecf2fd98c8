import type { RouteDeclaration } from '@shop/shared/contract'
import { entryOf } from './route.ts'

type Routes = Readonly<Record<string, Pick<RouteDeclaration, 'path' | 'screen' | 'viewMode'>>>

/**
 * Screens of a remote that the edge renders: those for visitors, since of a member nothing is known there, and not those of
 * the app alone, whose pages are judged by a login first.
 *
 * @param browserOnly screens and slots that the remote leaves to the browser.
 */
export function renderedScreens(routes: Routes, browserOnly: readonly string[]): string[] {
  const screens = Object.values(routes)
    .filter(({ path, viewMode }) => viewMode && entryOf(path) === 'web')
    .map(({ screen }) => screen)
  return [...new Set(screens)].filter((screen) => !browserOnly.includes(screen))
}

/** Slots that a remote fills and the edge renders: those that show something to visitors, unless it leaves them to the browser. */
export const renderedSlots = (fills: readonly { name: string }[], browserOnly: readonly string[]): string[] =>
  [...new Set(fills.map(({ name }) => name))].filter((name) => !browserOnly.includes(name))
