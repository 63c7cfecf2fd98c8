import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { appSchemes, entryParts, firstApps, fromAppSince, toAppSince } from '@shop/shared/bridge'
import { choices, standard } from './page/address.ts'

describe('docs/app.md', () => {
  let text = ''
  beforeAll(async () => {
    text = await readFile(path.resolve(import.meta.dirname, '../../docs/app.md'), 'utf8')
  })

  /** The cells of the table below a heading, without its head. */
  const tableBelow = (heading: string): string[][] =>
    (text.split(`${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim().replaceAll('`', ''))
          .slice(1, -1),
      )

  const sinceBelow = (heading: string) =>
    Object.fromEntries(tableBelow(heading).map(([type, , since]) => [type, Number(since)]))

  it('[MOB-003] lists every message of the page, with the version that it came with', () => {
    expect(sinceBelow('### Page → app')).toEqual(toAppSince)
  })

  it('[MOB-003] lists every message of the app, with the version that it came with', () => {
    expect(sinceBelow('### App → page')).toEqual(fromAppSince)
  })

  it('names the first app of each version, and every scheme', () => {
    const apps = Object.fromEntries(tableBelow('## Versions').map(([version, app]) => [version, app]))
    expect(apps).toEqual(firstApps)
    expect(tableBelow('## Schemes').map(([address]) => address)).toEqual(Object.values(appSchemes))
  })

  it('names every part of the address that the app opens', () => {
    const names = tableBelow('## Opening a page').map(([name]) => name?.replace(/=.*$/, ''))
    expect(names.toSorted()).toEqual(entryParts.toSorted())
  })

  it("lists every part of the emulator's address, and what holds without it", () => {
    const rows = tableBelow('## The emulator')
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(standard).toSorted())
    for (const [name, of] of Object.entries(choices)) {
      const [, values, without] = rows.find(([one]) => one === name) ?? []
      expect([name, Object.keys(of).filter((value) => !` ${values} `.includes(` ${value}`))]).toEqual([name, []])
      expect(without).toBe(String(standard[name as keyof typeof choices]))
    }
  })
})
