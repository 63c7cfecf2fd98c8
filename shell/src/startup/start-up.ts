import {
  type EntryKind,
  hasAbility,
  isForAppOnly,
  type Member,
  type Message,
  messages,
  nonDeliveryNotice,
} from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import type { LoginOutcome, MemberOutcome } from '../login/login.ts'

/** Loads of a start-up. The order of the week is not here: its badge in the header asks for it. */
export type StartUpLoad = 'weeks' | 'limitedWeek' | 'points' | 'stage' | 'recommendUser'

/** The words of a start-up, and where it leads. */
export type StartUpStep =
  | { step: 'stay' }
  | { step: 'go'; to: string }
  /** The greeting after a registration has the button that leads back to where it began. [SGN-011] */
  | { step: 'greet'; returnTo: string | undefined }
  /** Main has it when nobody draws the greeting. [K-04] */
  | { step: 'offerReturn'; returnTo: string }
  /** `once`: not again in this session. */
  | { step: 'sayAndGo'; say: Message; to: string; once?: true }
  | { step: 'sayAndLogout'; say: Message }
  | { step: 'askToRegister' }

export type StartUp = {
  loads: readonly StartUpLoad[]
  /** The mail that thanks for a registration. [SGN-058] */
  sendsThanks: boolean
  next: StartUpStep
}

export type StartUpFacts = {
  /** Who is here; `guest` browses in view mode. */
  who: MemberOutcome | { is: 'guest' }
  /** The login that has just come back. Nothing: a page that begins with a login of before, or without one. */
  login: LoginOutcome | undefined
  entry: EntryKind
  /** Whether this session has read already why it cannot order. */
  wasTold: boolean
  corporatePhone: string
  /** Whether somebody draws the greeting after a registration. [SGN-011] */
  hasGreeting: boolean
}

/** The next step once it is known who is here, after a login and at the start of every page. Pure. */
export function startUp(facts: StartUpFacts): StartUp {
  const { who } = facts
  if (who.is === 'member') return startUpOf(who.member, facts)
  return { loads: ['weeks'], sendsThanks: false, next: stepWithoutMember(who, facts.login) }
}

/** [GRD-054, GRD-060, GRD-087] Only a login that has just come back is told; a page that begins shows what it can. */
function stepWithoutMember(
  { is }: Exclude<StartUpFacts['who'], { is: 'member' }>,
  login: LoginOutcome | undefined,
): StartUpStep {
  if (login === undefined || is === 'guest') return stay
  if (is === 'missing') return { step: 'askToRegister' }
  if (is === 'ended') return { step: 'sayAndGo', say: messages.loginAgain, to: href.entrance() }
  return { step: 'go', to: login.returnTo ?? href.top() }
}

const stay: StartUpStep = { step: 'stay' }

function startUpOf(member: Member, facts: StartUpFacts): StartUp {
  if (isForAppOnly(member, facts.entry))
    return { loads: [], sendsThanks: false, next: { step: 'sayAndLogout', say: messages.watchedOverOnWeb } }
  return {
    loads: loadsOf(member, facts.entry),
    sendsThanks: facts.login?.version === 'signup',
    next: stepOf(member, facts),
  }
}

/** Neither corporate members nor the app see points and stage. [CHR-015] */
const loadsOf = (member: Member, entry: EntryKind): StartUpLoad[] => [
  'weeks',
  ...(member.usesDelivery ? (['limitedWeek'] as const) : []),
  ...(entry === 'web' && hasAbility(member, 'points') ? (['points', 'stage'] as const) : []),
  // The app counts visits itself.
  ...(entry === 'web' && member.usesDelivery ? (['recommendUser'] as const) : []),
]

function stepOf(member: Member, facts: StartUpFacts): StartUpStep {
  const { login, hasGreeting } = facts
  if (!member.usesDelivery) return stepWithoutDelivery(member, facts)
  if (login === undefined) return stay
  const { returnTo } = login
  if (login.version === 'signup') {
    if (hasGreeting) return { step: 'greet', returnTo }
    if (returnTo !== undefined) return { step: 'offerReturn', returnTo }
  }
  return { step: 'go', to: returnTo ?? href.top() }
}

/** [GRD-075, GRD-076, GRD-078] */
function stepWithoutDelivery(member: Member, { login, wasTold, corporatePhone }: StartUpFacts): StartUpStep {
  if (hasAbility(member, 'apply')) {
    if (login === undefined) return stay
    return { step: 'go', to: isApplication(login.returnTo) ? login.returnTo : href.deliveryApplication() }
  }
  const to = href.top()
  if (wasTold) return login === undefined ? stay : { step: 'go', to }
  return { step: 'sayAndGo', say: nonDeliveryNotice(member, corporatePhone), to, once: true }
}

/** A step of the application that a login came between. [AX-29] */
const isApplication = (path: string | undefined): path is string =>
  path?.startsWith(href.deliveryApplication()) === true
