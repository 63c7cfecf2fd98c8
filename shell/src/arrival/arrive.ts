import type { BridgeVersion } from '@shop/shared/bridge'
import type { EntryKind, WeekNumber } from '@shop/shared/domain'
import type { HandedTokens } from '@shop/shared/routes'
import type { AppPort, LinkPort } from '../guard/guard-ports.ts'
import type { AppTracker } from './app-tracker.ts'
import { createAppTracker } from './app-tracker.ts'
import { type CampaignPorts, rememberCampaign } from './campaign.ts'
import { kindOfTokens, takeHandedTokens } from './handed-tokens.ts'
import { readLink } from './read-link.ts'

/** Under which the tab keeps the code of the sales person whose link was opened. */
export const salesPersonKey = 'sp'

/** Whether the app opened this page; then its version, and tokens that it handed over with its answer. [MOB-003] */
export type AppAnswer = { isOpened: boolean; version?: BridgeVersion; tokens?: HandedTokens }

export type ArrivalPorts = CampaignPorts & {
  window: object
  here: URL
  /** Whether the app wrote this address; whoever else did may not speak for whoever sits here. */
  askApp(): Promise<AppAnswer>
  login: {
    adoptLinkTokens(
      tokens: { accessToken: string; idToken: string | undefined },
      entry: EntryKind,
    ): Promise<'adopted' | 'refused' | 'declined'>
    /** Forgets a login in this tab without a word to the provider. */
    leaveQuietly(): void
    remember(address: string): void
  }
  /** Loads the weeks of whoever is here now, then takes the one that the app has chosen. */
  chooseWeek(week: WeekNumber): Promise<void>
  /** Whoever the tokens name is here now. */
  adopted(): void
}

/** Everything that the page was opened with, for the guard. */
export type Arrival = {
  link: LinkPort
  app: AppPort
  tracker: AppTracker
}

/** Reads, once, what the address of the page brought with it. */
export function arrive(ports: ArrivalPorts): Arrival {
  const { here, login, session } = ports
  let handed = takeHandedTokens(ports.window)
  const { salesPerson, from, isRenewal } = readLink(here)
  rememberCampaign(here, ports)
  if (salesPerson !== undefined) session.write(salesPersonKey, salesPerson)
  if (from !== undefined) login.remember(from)
  const tracker = createAppTracker(session, here, isRenewal)
  let isViewModeHeard = true

  async function adopt(entry: EntryKind): Promise<boolean> {
    const inAddress = handed
    handed = { accessToken: null, idToken: null }
    const answer: AppAnswer = entry === 'app' ? await ports.askApp() : { isOpened: false }
    const { isOpened: isFromApp, version } = answer
    // Nobody but the app can make these.
    const { accessToken, idToken } = answer.tokens ?? inAddress
    if (accessToken === null) return false
    const tokens = { accessToken, idToken: idToken ?? undefined }
    const outcome = await login.adoptLinkTokens(tokens, isFromApp ? 'app' : 'web')
    if (outcome !== 'adopted') return false
    if (entry === 'app') await enterApp(isFromApp ? 'tab' : 'page', version)
    ports.adopted()
    return true
  }

  async function enterApp(until: 'tab' | 'page', version: BridgeVersion | undefined): Promise<void> {
    tracker.set(until, version)
    const { week } = readLink(here)
    if (week !== undefined) await ports.chooseWeek(week)
  }

  return {
    link: {
      query(address) {
        const { viewMode, week } = readLink(address)
        return { tokens: kindOfTokens(handed), viewMode: viewMode && isViewModeHeard, week }
      },
      adopt,
    },
    app: {
      isInApp: tracker.isSet,
      async enterAsVisitor() {
        const { isOpened, version } = await ports.askApp()
        isViewModeHeard = isOpened
        if (!isOpened) return
        handed = { accessToken: null, idToken: null }
        login.leaveQuietly()
        tracker.set('tab', version)
      },
    },
    tracker,
  }
}
