import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { renderedScreens } from './rendered-screens.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-rendered-screens-'))
  await mkdir(path.join(folder, 'src'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(
    path.join(folder, 'src', 'routes.ts'),
    `type Route = { screen: string; viewMode: boolean }
    export const routes: Record<string, Route> = {
      list: { screen: 'list', viewMode: true },
      shortList: { screen: 'list', viewMode: true },
      detail: { screen: 'detail', viewMode: true },
      cart: { screen: 'cart', viewMode: false },
    }`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('[K-185] the edge renders each screen that visitors may see, once', async () => {
  expect(await renderedScreens(folder, [])).toEqual(['list', 'detail'])
})

it('[K-185] a screen that its remote leaves to the browser is not rendered', async () => {
  expect(await renderedScreens(folder, ['list'])).toEqual(['detail'])
})
