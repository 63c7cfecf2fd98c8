import path from 'node:path'
import { pathToFileURL } from 'node:url'

type Routes = Readonly<Record<string, { screen: string; viewMode: boolean }>>

/** Screens of a remote that the edge renders: those for visitors, since of a member nothing is known there. */
export async function renderedScreens(folder: string, browserOnly: readonly string[]): Promise<string[]> {
  const { routes }: { routes: Routes } = await import(pathToFileURL(path.join(folder, 'src', 'routes.ts')).href)
  const screens = Object.values(routes)
    .filter(({ viewMode }) => viewMode)
    .map(({ screen }) => screen)
  return [...new Set(screens)].filter((screen) => !browserOnly.includes(screen))
}
