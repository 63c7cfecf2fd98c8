import { describe, expect, it } from '@jest/globals'
import { type MemberKind, messages } from '@shop/shared/domain'
import { aMember } from '@shop/shared/testing/builders'
import type { LoginOutcome } from '../login/login.ts'
import { type StartUpFacts, type StartUpLoad, type StartUpStep, startUp } from './start-up.ts'

const is = (kind: MemberKind): StartUpFacts['who'] => ({ is: 'member', member: aMember(kind) })
const cameFrom = (returnTo?: string): LoginOutcome => ({ version: 'login', returnTo })
const registered: LoginOutcome = { version: 'signup', returnTo: '/favorite' }

const started = (over: Partial<StartUpFacts>) =>
  startUp({
    who: is('delivery'),
    login: undefined,
    entry: 'web',
    wasTold: false,
    corporatePhone: '0120-000-111',
    hasGreeting: true,
    ...over,
  })

const callDesk: StartUpStep = {
  step: 'sayAndGo',
  say: { title: '法人組合員の方は、宅配加入受付窓口（0120-000-111）までお問い合わせください。' },
  to: '/',
  once: true,
}
const noDeliveryOnFamilyCard: StartUpStep = {
  step: 'sayAndGo',
  say: { title: 'この組合員番号（家族証）では宅配をご利用いただけません。' },
  to: '/',
  once: true,
}
const go = (to: string): StartUpStep => ({ step: 'go', to })
const stay: StartUpStep = { step: 'stay' }

describe('where a start-up leads after a login', () => {
  it.each<{ id: string; says: string; facts: Partial<StartUpFacts>; next: StartUpStep }>([
    { id: 'GRD-083', says: 'a member back', facts: { login: cameFrom('/cart/ordered') }, next: go('/cart/ordered') },
    { id: 'GRD-074', says: 'a member to Main', facts: { login: cameFrom() }, next: go('/') },
    {
      id: 'GRD-083',
      says: 'a family member with delivery use back',
      facts: { who: is('family'), login: cameFrom('/favorite') },
      next: go('/favorite'),
    },
    {
      id: 'GRD-083',
      says: 'a corporate member with delivery use back',
      facts: { who: is('corporate'), login: cameFrom('/favorite') },
      next: go('/favorite'),
    },
    {
      id: 'GRD-074',
      says: 'who has registered to the greeting',
      facts: { login: registered },
      next: { step: 'greet', returnTo: '/favorite' },
    },
    {
      id: 'GRD-074',
      says: 'who has registered to Main with a button that leads back, when nobody draws the greeting',
      facts: { login: registered, hasGreeting: false },
      next: { step: 'offerReturn', returnTo: '/favorite' },
    },
    {
      id: 'GRD-074',
      says: 'who has registered and came from nowhere to Main, when nobody draws the greeting',
      facts: { login: { version: 'signup', returnTo: undefined }, hasGreeting: false },
      next: go('/'),
    },
    {
      id: 'GRD-067',
      says: 'a watched-over member out, after the words',
      facts: { who: is('watchedOver'), login: cameFrom('/cart/ordered') },
      next: { step: 'sayAndLogout', say: messages.watchedOverOnWeb },
    },
    {
      id: 'GRD-075',
      says: 'a corporate member without delivery use to Main, with words',
      facts: { who: is('corporateNewcomer'), login: cameFrom('/cart/ordered') },
      next: callDesk,
    },
    {
      id: 'GRD-076',
      says: 'a family card without delivery use to Main, with words',
      facts: { who: is('familyNewcomer'), login: cameFrom() },
      next: noDeliveryOnFamilyCard,
    },
    {
      id: 'GRD-092',
      says: 'who has read them to Main without words',
      facts: { who: is('familyNewcomer'), login: cameFrom('/favorite'), wasTold: true },
      next: go('/'),
    },
    {
      id: 'GRD-078',
      says: 'a newcomer to the application',
      facts: { who: is('newcomer'), login: cameFrom('/cart/ordered') },
      next: go('/signup/todok'),
    },
    {
      id: 'GRD-078',
      says: 'a newcomer to the step of it that the login came between',
      facts: { who: is('newcomer'), login: cameFrom('/signup/todok3') },
      next: go('/signup/todok3'),
    },
    {
      id: 'GRD-054',
      says: 'a login without a member to the question',
      facts: { who: { is: 'missing' }, login: cameFrom() },
      next: { step: 'askToRegister' },
    },
    {
      id: 'GRD-060',
      says: 'a login that is over already to its beginning',
      facts: { who: { is: 'ended' }, login: cameFrom() },
      next: { step: 'sayAndGo', say: messages.loginAgain, to: '/entrance' },
    },
    {
      id: 'GRD-083',
      says: 'on without network',
      facts: { who: { is: 'network' }, login: cameFrom('/favorite') },
      next: go('/favorite'),
    },
  ])('[$id] $says', ({ facts, next }) => {
    expect(started(facts).next).toEqual(next)
  })
})

describe('where a start-up leads on a page that begins', () => {
  it.each<{ id: string; says: string; facts: Partial<StartUpFacts>; next: StartUpStep }>([
    { id: 'GRD-073', says: 'a member stays', facts: {}, next: stay },
    { id: 'GRD-078', says: 'a newcomer looks around', facts: { who: is('newcomer') }, next: stay },
    { id: 'GRD-087', says: 'a visitor stays', facts: { who: { is: 'guest' } }, next: stay },
    { id: 'GRD-054', says: 'somebody unregistered stays', facts: { who: { is: 'missing' } }, next: stay },
    { id: 'GRD-060', says: 'a login that is over stays a visitor', facts: { who: { is: 'ended' } }, next: stay },
    {
      id: 'GRD-075',
      says: 'a corporate member without delivery use is told',
      facts: { who: is('corporateNewcomer') },
      next: callDesk,
    },
    { id: 'GRD-092', says: 'and told once', facts: { who: is('corporateNewcomer'), wasTold: true }, next: stay },
    {
      id: 'GRD-076',
      says: 'a family card without delivery use is told',
      facts: { who: is('familyNewcomer') },
      next: noDeliveryOnFamilyCard,
    },
    { id: 'GRD-092', says: 'and told once too', facts: { who: is('familyNewcomer'), wasTold: true }, next: stay },
    {
      id: 'GRD-067',
      says: 'a watched-over member is turned away',
      facts: { who: is('watchedOver') },
      next: { step: 'sayAndLogout', say: messages.watchedOverOnWeb },
    },
    { id: 'GRD-067', says: 'but not in the app', facts: { who: is('watchedOver'), entry: 'app' }, next: stay },
  ])('[$id] $says', ({ facts, next }) => {
    expect(started(facts).next).toEqual(next)
  })
})

describe('what a start-up loads', () => {
  const everything: StartUpLoad[] = ['weeks', 'limitedWeek', 'points', 'stage', 'recommendUser']
  it.each<{ id: string; says: string; facts: Partial<StartUpFacts>; loads: StartUpLoad[] }>([
    { id: 'GRD-073', says: 'for a delivery user', facts: {}, loads: everything },
    { id: 'GRD-070', says: 'for a family card', facts: { who: is('family') }, loads: everything },
    {
      id: 'GRD-070',
      says: 'no points of a corporate member',
      facts: { who: is('corporate') },
      loads: ['weeks', 'limitedWeek', 'recommendUser'],
    },
    {
      id: 'GRD-070',
      says: 'neither points nor tracking in the app',
      facts: { entry: 'app' },
      loads: ['weeks', 'limitedWeek'],
    },
    {
      id: 'GRD-073',
      says: 'no limited week of a newcomer',
      facts: { who: is('newcomer') },
      loads: ['weeks', 'points', 'stage'],
    },
    { id: 'GRD-073', says: 'nor of a corporate one', facts: { who: is('corporateNewcomer') }, loads: ['weeks'] },
    {
      id: 'GRD-073',
      says: 'nor of a family card without delivery use',
      facts: { who: is('familyNewcomer') },
      loads: ['weeks', 'points', 'stage'],
    },
    { id: 'GRD-067', says: 'nothing of somebody who is turned away', facts: { who: is('watchedOver') }, loads: [] },
    { id: 'GRD-079', says: 'nothing for tracking in view mode', facts: { who: { is: 'guest' } }, loads: ['weeks'] },
    { id: 'GRD-100', says: 'the weeks alone for a visitor', facts: { who: { is: 'guest' } }, loads: ['weeks'] },
    { id: 'GRD-100', says: 'and for somebody unregistered', facts: { who: { is: 'missing' } }, loads: ['weeks'] },
    {
      id: 'GRD-100',
      says: 'and while the member base does not answer',
      facts: { who: { is: 'network' } },
      loads: ['weeks'],
    },
  ])('[$id] $says: $loads', ({ facts, loads }) => {
    expect(started(facts).loads).toEqual(loads)
  })
})

describe('the mail that thanks for a registration', () => {
  it.each<{ says: string; facts: Partial<StartUpFacts>; sends: boolean }>([
    { says: 'after a registration', facts: { login: registered }, sends: true },
    { says: 'after an ordinary login', facts: { login: cameFrom() }, sends: false },
    { says: 'at the start of a page', facts: {}, sends: false },
    { says: 'before there is a member', facts: { login: registered, who: { is: 'missing' } }, sends: false },
    { says: 'for somebody who is turned away', facts: { login: registered, who: is('watchedOver') }, sends: false },
  ])('[GRD-071] [GRD-072] $says: $sends', ({ facts, sends }) => {
    expect(started(facts).sendsThanks).toBe(sends)
  })
})
