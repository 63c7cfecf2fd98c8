import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../../../..')
const packages = readdirSync(root).filter((name) => /^(?:shell|shared|mfe-.*)$/.test(name))
const screens = packages.flatMap((name) =>
  readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => path.join(root, name, 'src', file)),
)

it('[GRD-068] no page of ours has a field for a password: that is typed at the identity provider alone', () => {
  expect(screens.length).toBeGreaterThan(100)
  const asking = screens.filter((file) =>
    /type=["'{]+password|(?:current|new)-password/.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
