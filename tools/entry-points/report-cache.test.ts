import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { digestOf, readReportCache, writeReportCache } from './report-cache.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'report-cache-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

beforeEach(() => {
  mkdirSync(path.join(folder, '.entry-points'), { recursive: true })
  write('index.d.ts', "export { Card } from './card.ts'\nexport type Price = import('./price').Price\n")
  write('card.d.ts', "import type { Other } from '@shop/shared/other'\nexport type Card = Other")
  write('price.d.ts', 'export type Price = number')
})

describe('the digest of declarations', () => {
  const digest = () => digestOf(path.join(folder, 'index.d.ts'))

  it.each(['index', 'card', 'price'])('changes with %s.d.ts', (name) => {
    const before = digest()
    write(`${name}.d.ts`, 'export type Card = string; export type Price = string')
    expect(digest()).not.toBe(before)
  })

  it('stays while only other files change', () => {
    const before = digest()
    write('other.d.ts', 'export type Other = string')
    expect(digest()).toBe(before)
  })
})

it('reports are found again by the digest that they were kept under, and none before', () => {
  rmSync(path.join(folder, '.entry-points/reports.json'), { force: true })
  expect(readReportCache(folder)).toEqual({})
  writeReportCache(folder, { abc: 'report' })
  expect(readReportCache(folder)).toEqual({ abc: 'report' })
})
