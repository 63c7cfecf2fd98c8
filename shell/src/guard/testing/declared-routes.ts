import { type Route, type RouteDeclaration, routesOf } from '@shop/shared/routes'
import { shellRoutes } from '../shell-routes.ts'

/** Every remote of the repository; a test counts the folders. */
export const remotes = ['mfe-account', 'mfe-catalogue', 'mfe-favourites', 'mfe-ordering', 'mfe-signup'] as const

type Declared = { owner: string; declaration: RouteDeclaration }
const ownedBy = (owner: string, routes: Readonly<Record<string, RouteDeclaration>>): Declared[] =>
  Object.values(routes).map((declaration) => ({ owner, declaration }))

/** The routes that shell and remotes declare in this tree. */
export const declared: readonly Declared[] = [
  ...ownedBy('shell', shellRoutes),
  ...(
    await Promise.all(
      remotes.map(async (owner) => {
        const module: { routes: Record<string, RouteDeclaration> } = await import(
          new URL(`../../../../${owner}/src/routes.ts`, import.meta.url).href
        )
        return ownedBy(owner, module.routes)
      }),
    )
  ).flat(),
]

/** The table of the whole shop. */
export const everyRoute: readonly Route[] = declared.flatMap(({ owner, declaration }) =>
  routesOf(owner, { [declaration.path]: declaration }),
)
