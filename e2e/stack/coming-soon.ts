import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { comingSoonScreen, mobileTwin, type RouteDeclaration, routeMeta } from '@shop/shared/routes'
import { root } from './shop.ts'

async function routesOf(remote: string): Promise<RouteDeclaration[]> {
  const file = pathToFileURL(path.join(root, remote, 'src', 'routes.ts'))
  const { routes }: { routes: Record<string, RouteDeclaration> } = await import(file.href)
  return Object.values(routes)
}

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))

const unbuilt = (await Promise.all(remotes.map(routesOf)))
  .flat()
  .filter(({ screen, viewMode }) => screen === comingSoonScreen && viewMode)

/**
 * Routes whose screen is still to be built, as their remotes declare them: who builds one changes nothing here. Those
 * that a visitor may open on the web and in the app, by a twin or by a declaration of its own.
 */
const comingSoon = unbuilt
  .filter((route) => route.mobileTwin || unbuilt.some(({ path }) => path === mobileTwin(route.path)))
  .filter((route) => !route.hidePlanningWeekHeader)
  .map((route) => ({ path: route.path, title: routeMeta(route, {}).title }))

// The shell draws them all alike, so that one is enough; there is none when all are built.
/** The first that a plain address opens. */
export const comingSoonPages = comingSoon.filter((route) => !route.path.includes(':')).slice(0, 1)
