import { readdirSync } from 'node:fs'
import { type Route, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { shellRoutes } from '../shell-routes.ts'

const root = new URL('../../../../', import.meta.url)

/** Every remote of the repository. */
export const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))

type Declared = { owner: string; declaration: RouteDeclaration }
const ownedBy = (owner: string, routes: Readonly<Record<string, RouteDeclaration>>): Declared[] =>
  Object.values(routes).map((declaration) => ({ owner, declaration }))

/** All that shell and remotes declare in this tree. */
export const declared: readonly Declared[] = [
  ...ownedBy('shell', shellRoutes),
  ...(
    await Promise.all(
      remotes.map(async (owner) => {
        const { href } = new URL(`${owner}/src/routes.ts`, root)
        const { routes }: { routes: Record<string, RouteDeclaration> } = await import(href)
        return ownedBy(owner, routes)
      }),
    )
  ).flat(),
]

/** The table of the whole shop. */
export const everyRoute: readonly Route[] = declared.flatMap(({ owner, declaration }) =>
  routesOf(owner, { [declaration.path]: declaration }),
)
