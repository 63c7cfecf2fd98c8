import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { temporaryWorkspace } from '../start/temporary-workspace.ts'
import { readRemoteName } from './remote-name.ts'
import { takenIn } from './taken.ts'
import { writeTemplate } from './write-template.ts'

const root = path.resolve(import.meta.dirname, '../..')
const workspace = temporaryWorkspace()
afterAll(workspace.remove)

const giftCards = {
  name: 'mfe-gift-cards',
  screen: 'gift-cards',
  key: 'giftCards',
  component: 'GiftCards',
  path: '/gift-cards',
  title: 'GiftCards',
}

describe('the name of a new remote', () => {
  it.each(['gift-cards', 'mfe-gift-cards'])('%s stands in its files in every form', async (given) => {
    expect(readRemoteName([given], await takenIn(root))).toEqual(giftCards)
  })

  it.each([
    { given: 'Gift', says: 'no name for a remote' },
    { given: 'gift_cards', says: 'no name for a remote' },
    { given: 'gift--cards', says: 'no name for a remote' },
    { given: '2gifts', says: 'no name for a remote' },
    { given: '../gift', says: 'no name for a remote' },
    { given: 'g'.repeat(38), says: 'no name for a remote' },
    { given: 'favourites', says: 'mfe-favourites is there already' },
    { given: 'mfe-ordering', says: 'mfe-ordering is there already' },
    { given: 'category', says: '/category is a screen of mfe-catalogue already' },
    { given: 'entrance', says: '/entrance is a screen of shell already' },
    { given: 'catalogue-', says: 'no name for a remote' },
  ])('$given is refused: $says', async ({ given, says }) => {
    const taken = await takenIn(root)
    expect(() => readRemoteName([given], taken)).toThrow(says)
  })

  it('is asked for as one word', () => {
    const nothing = { folders: [], routes: {} }
    for (const args of [[], ['gift', 'cards']])
      expect(() => readRemoteName(args, nothing)).toThrow('usage: pnpm scaffold')
  })
})

describe('the files of a new remote', () => {
  it('are named after it and leave no blank', async () => {
    const written = await writeTemplate(path.join(import.meta.dirname, 'template'), workspace.root, giftCards)
    expect(written).toContain('src/features/gift-cards/gift-cards-page.tsx')
    expect(written).toContain('src/parts/screen-waiting.tsx')
    expect(written).toContain('e2e/gift-cards.spec.ts')
    for (const file of written) {
      expect(file).not.toMatch(/\.txt$/)
      expect(readFileSync(path.join(workspace.root, file), 'utf8')).not.toContain('{{')
    }
  })
})
