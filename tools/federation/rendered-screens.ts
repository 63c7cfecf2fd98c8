import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderedScreens } from '@shop/shared/routes/rendered-screens'

type Routes = Parameters<typeof renderedScreens>[0]

/** Screens of the remote in a folder that the edge renders. */
export async function renderedScreensOf(folder: string, browserOnly: readonly string[]): Promise<string[]> {
  const { routes }: { routes: Routes } = await import(pathToFileURL(path.join(folder, 'src', 'routes.ts')).href)
  return renderedScreens(routes, browserOnly)
}
