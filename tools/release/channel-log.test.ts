import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
  shop.git('config', 'user.email', 'yuki@example.com')
})
afterEach(() => shop.remove())

const log = async (...args: string[]) => (await shop.ok('releases', '--log', ...args)).printed.trim().split('\n')

it('says who did what, when and why, newest first', async () => {
  const [first] = await shop.versions('mfe-a')
  shop.declare('mfe-a', { budgetBytes: 2000 })
  await shop.ok('release', 'mfe-a', '--canary', '5', '--note', 'shorter list')
  const [second] = await shop.versions('mfe-a')
  for (const command of ['promote', 'rollback', 'disable', 'enable']) await shop.ok(command, 'mfe-a')
  // A command that changes nothing writes nothing.
  await shop.ok('enable', 'mfe-a')
  const at = (minute: number) => `2026-11-20T00:0${minute}:00.000Z  yuki@example.com `
  expect((await log()).slice(0, 6)).toEqual([
    'channel production',
    `00000007  ${at(7)} mfe-a switched on`,
    `00000006  ${at(6)} mfe-a switched off`,
    `00000005  ${at(5)} mfe-a ${second} rolled back: ${first} is in front`,
    `00000004  ${at(4)} mfe-a ${second} promoted to everybody`,
    `00000003  ${at(3)} mfe-a ${second} released to 5 %  "shorter list"`,
  ])
  expect(await log('--last', '2')).toHaveLength(3)
  const data = JSON.parse((await shop.ok('releases', '--log', '--json', '--last', '1')).printed)
  expect(data).toEqual([
    { revision: '00000007', change: { by: 'yuki@example.com', at: expect.any(String), what: 'mfe-a switched on' } },
  ])
})

it('shows writes that name nobody, and those that cannot be read', async () => {
  const write = (revision: string, text: string) =>
    writeFileSync(path.join(shop.location, 'channels', 'production', `${revision}.json`), text)
  const { change: _, ...before } = await shop.shown()
  write('00000003', JSON.stringify(before))
  write('00000004', '{')
  expect((await log()).slice(1, 3)).toEqual([
    '00000004  channel production is cut off or no JSON',
    '00000003  nobody is noted',
  ])
})

it('refuses a number that is none', async () => {
  expect(await shop.run('releases', '--log', '--last', '0')).toMatchObject({
    code: 1,
    said: expect.stringContaining('--last 0 is no number of writes'),
  })
})
