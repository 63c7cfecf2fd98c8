import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteDeclaration } from '@shop/shared/routes'
import { findRemotes } from '../start/packages.ts'
import type { Taken } from './remote-name.ts'

type Routes = Readonly<Record<string, RouteDeclaration>>

const load = (root: string, ...file: string[]) => import(pathToFileURL(path.join(root, ...file)).href)

/** Names and routes that a new remote may not have. */
export async function takenIn(root: string): Promise<Taken> {
  const { shellRoutes, placeholderRoutes }: Record<'shellRoutes' | 'placeholderRoutes', Routes> = await load(
    root,
    ...['shell', 'src', 'guard', 'shell-routes.ts'],
  )
  const remotes = await Promise.all(
    findRemotes(root).map(async (name): Promise<[string, Routes]> => {
      const { routes }: { routes: Routes } = await load(root, name, 'src', 'routes.ts')
      return [name, routes]
    }),
  )
  return {
    folders: readdirSync(root).filter((name) => existsSync(path.join(root, name))),
    routes: { shell: { ...shellRoutes, ...placeholderRoutes }, ...Object.fromEntries(remotes) },
  }
}
