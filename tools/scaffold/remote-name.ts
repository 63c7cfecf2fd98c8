import { matchRoute, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { Refusal } from '../start/refusal.ts'

/** The names of one new remote in all the forms that its files need. */
export type RemoteName = {
  /** `mfe-gift-cards` */
  name: string
  /** `gift-cards`: its first screen, and the first word of its query keys. */
  screen: string
  /** `giftCards` */
  key: string
  /** `GiftCards` */
  component: string
  /** `/gift-cards` */
  path: string
  title: string
}

/** Of the whole name; the contract's own limit is 41 characters. */
const form = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const longest = 41
const usage = 'usage: pnpm scaffold <name>, for example pnpm scaffold gift-cards'

export type Taken = {
  folders: readonly string[]
  /** Routes of everybody who is there, by owner. */
  routes: Readonly<Record<string, Readonly<Record<string, RouteDeclaration>>>>
}

/** The names that follow from the given one; what is no name is refused. */
export function namesOf(given: string, usage: string): RemoteName {
  const name = given.startsWith('mfe-') ? given : `mfe-${given}`
  if (!form.test(name) || name.length > longest)
    throw new Refusal(
      `${given} is no name for a remote: small letters, digits and single hyphens, a letter first, at most ${longest} characters with mfe-.\n${usage}`,
    )
  const screen = name.slice('mfe-'.length)
  const component = screen
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')
  const key = `${component.charAt(0).toLowerCase()}${component.slice(1)}`
  return { name, screen, key, component, path: `/${screen}`, title: component }
}

/** Refuses what is no name, what is taken, and a path that another one shows already. */
export function readRemoteName(args: readonly string[], taken: Taken): RemoteName {
  const [given, ...more] = args
  if (given === undefined || more.length > 0) throw new Refusal(usage)
  const names = namesOf(given, usage)
  const { name, path } = names
  if (taken.folders.includes(name)) throw new Refusal(`${name} is there already. Choose another name.`)
  const all = Object.entries(taken.routes).flatMap(([owner, routes]) => routesOf(owner, routes))
  const shown = matchRoute(all, path)
  if (shown !== undefined)
    throw new Refusal(`${path} is a screen of ${shown.route.owner} already. Choose another name.`)
  return names
}
