import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { listErrorMessages } from '@shop/shared/contract'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const errorMessages = listErrorMessages()
const entryOf = (code: string) => errorMessages.find((entry) => entry.code === code)

/** Codes that the requirements name, wherever they stand. */
const requirements = ['ACC', 'API', 'BIZ', 'CAT', 'CHR', 'ERR', 'FAV', 'GRD', 'MOB', 'ORD', 'SGN']
  .map((group) => read(`docs/requirements/${group}.md`))
  .join('\n')
const named = [...new Set(requirements.match(/CSP\d+|API_IS_EOL_\d+/g))].toSorted()

describe('the list of messages', () => {
  it('is the file that pages load: `pnpm error-messages` writes it', () => {
    expect(JSON.parse(read('static-data/error-messages.json'))).toEqual({ errorMessages })
  })

  it('covers a list of requirements that is not empty', () => {
    expect(named).toEqual(expect.arrayContaining(['API_IS_EOL_0000', 'CSP1001', 'CSP9998', 'CSP60001']))
  })

  it.each(named)('[ERR-013] has the documents’ code %s, with a title and a sentence', (code) => {
    const { title, message } = entryOf(code) ?? { title: '', message: '' }
    expect(title).toMatch(/[ぁ-んァ-ヶ一-龠]/)
    expect(message).toMatch(/。$/)
  })

  it.each([
    {
      id: 'ERR-002',
      code: 'API_IS_EOL_0000',
      says: [
        'アプリが更新されました',
        '画面を再読み込みします。繰り返し表示される場合は、ブラウザを再起動するか、強制再読み込み（Ctrl＋F5、Macは⌘＋Shift＋R）、または別のブラウザをお試しください。',
      ],
    },
    { id: 'GRD-060', code: 'CSP90004', says: ['再ログインが必要です', 'ログインをし直してください'] },
    { id: 'CAT-059', code: 'CSP9008', says: ['この商品は表示できません'] },
    {
      id: 'ORD-041',
      code: 'CSP50014',
      says: ['注文番号検索からはご注文できません', 'Web限定企画画面からご注文ください'],
    },
  ])('[$id] says $code in the words of the documents', ({ code, says }) => {
    const { title = '', message = '' } = entryOf(code) ?? {}
    expect([title, message].slice(0, says.length)).toEqual(says)
  })

  it('has each code once, and no code in its text', () => {
    expect(new Set(errorMessages.map(({ code }) => code)).size).toBe(errorMessages.length)
    expect(errorMessages.map(({ title, message }) => title + message).join('')).not.toMatch(/CSP|HTTP|[Ee]rror/)
  })

  it('exclaims nothing and blames nobody', () => {
    expect(errorMessages.map(({ title, message }) => title + message).join('')).not.toMatch(/[!！]|不正な/)
  })
})
