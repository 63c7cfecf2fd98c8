import { getSuggestions } from '@shop/shared/api/suggest'
import type { PlatformServices } from '@shop/shared/platform'
import { currentWeek, readSession } from '@shop/shared/session'
import type { SuggestPorts } from './suggest-box.ts'

/** Suggestions for the week being ordered; none while it is not known. [API-060] */
export const suggestFor =
  ({ api }: Pick<PlatformServices, 'api'>): SuggestPorts['suggest'] =>
  async (typed, signal) => {
    const week = currentWeek(readSession())
    return week === undefined
      ? { keywords: [], categories: [] }
      : getSuggestions(api, { week: week.number, typed }, signal)
  }
