import type { EntryKind, WeekNumber } from '@shop/shared/domain'
import { salesPersonKey } from '@shop/shared/domain/sales-person'
import type { AppPort, LinkPort } from '../guard/guard-ports.ts'
import type { AppTracker } from './app-tracker.ts'
import { createAppTracker } from './app-tracker.ts'
import { type CampaignPorts, noteCampaign } from './campaign.ts'
import { kindOfTokens, takeHandedTokens } from './handed-tokens.ts'
import { readLink } from './read-link.ts'

export type ArrivalPorts = CampaignPorts & {
  window: object
  here: URL
  login: {
    adoptLinkTokens(
      tokens: { accessToken: string; idToken: string | undefined },
      entry: EntryKind,
    ): Promise<'adopted' | 'refused' | 'declined'>
    /** Forgets a login in this tab without a word to the provider. */
    leaveQuietly(): void
    remember(address: string): void
  }
  /** Loads the weeks of whoever is here now, then takes the one that the app has chosen. [GRD-069] */
  chooseWeek(week: WeekNumber): Promise<void>
  /** Whoever the tokens name is here now. */
  adopted(): void
}

/** What the page was opened with, for the guard. */
export type Arrival = { link: LinkPort; app: AppPort; tracker: AppTracker }

/** Reads, once, what the address of the page brought with it. [GRD-029] */
export function arrive(ports: ArrivalPorts): Arrival {
  const { here, login, session } = ports
  let handed = takeHandedTokens(ports.window)
  const { salesPerson, from, isRenewal } = readLink(here)
  noteCampaign(here, ports)
  if (salesPerson !== undefined) session.write(salesPersonKey, salesPerson)
  if (from !== undefined) login.remember(from)
  const tracker = createAppTracker(session, here, isRenewal)

  async function adopt(entry: EntryKind): Promise<boolean> {
    const { accessToken, idToken } = handed
    handed = { accessToken: null, idToken: null }
    if (accessToken === null) return false
    const outcome = await login.adoptLinkTokens({ accessToken, idToken: idToken ?? undefined }, entry)
    if (outcome !== 'adopted') return false
    if (entry === 'app') {
      tracker.set()
      const { week } = readLink(here)
      if (week !== undefined) await ports.chooseWeek(week)
    }
    ports.adopted()
    return true
  }

  return {
    link: {
      query(address) {
        const { viewMode, week } = readLink(address)
        return { tokens: kindOfTokens(handed), viewMode, week }
      },
      adopt,
    },
    app: {
      isInApp: tracker.isSet,
      enterAsVisitor() {
        handed = { accessToken: null, idToken: null }
        login.leaveQuietly()
        tracker.set()
      },
    },
    tracker,
  }
}
