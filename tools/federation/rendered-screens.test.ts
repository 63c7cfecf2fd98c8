import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { renderedScreensOf } from './rendered-screens.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-rendered-screens-'))
  await mkdir(path.join(folder, 'src'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(
    path.join(folder, 'src', 'routes.ts'),
    `type Route = { path: string; screen: string; viewMode: boolean }
    export const routes: Record<string, Route> = {
      list: { path: '/list', screen: 'list', viewMode: true },
      detail: { path: '/detail', screen: 'detail', viewMode: true },
    }`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('[K-185] the build takes the rendered screens from the routes of a remote, less those of its options', async () => {
  expect(await renderedScreensOf(folder, ['list'])).toEqual(['detail'])
})
