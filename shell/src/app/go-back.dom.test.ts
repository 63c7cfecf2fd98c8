import { afterEach, describe, expect, it, jest } from '@jest/globals'
import '@shop/shared/testing'
import { closeDialogByStep } from '../guard/open-dialog.ts'
import { goBack } from './go-back.ts'

const back = jest.fn()
const history = (state: unknown) => ({ state, back }) as unknown as History
afterEach(() => {
  document.body.replaceChildren()
  back.mockClear()
})

/** Dialogs that note what they are asked, the last one on top. */
function dialogs(...names: string[]): string[] {
  const asked: string[] = []
  for (const name of names) {
    const dialog = document.createElement('dialog')
    dialog.append(document.createElement('button'))
    if (name === 'search') dialog.dataset['inHistory'] = ''
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      asked.push(name)
    })
    document.body.append(dialog)
    dialog.showModal()
  }
  return asked
}

describe('[MOB-023] a step back of the app', () => {
  it('closes the dialog on top by its own rules, and no other', () => {
    const asked = dialogs('drawer', 'question')
    expect(goBack(document, history({ index: 2 }))).toBe(true)
    expect([asked, back.mock.calls]).toEqual([['question'], []])
  })

  it('closes a dialog that has no rules', () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.showModal()
    expect([goBack(document, history(null)), dialog.open]).toEqual([true, false])
  })

  it('closes an open list of suggestions as Esc does', () => {
    const field = document.createElement('input')
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-expanded', 'true')
    const keys: string[] = []
    document.body.append(field)
    field.addEventListener('keydown', ({ key }) => void keys.push(key))
    field.focus()
    expect([goBack(document, history({ index: 1 })), keys, back.mock.calls]).toEqual([true, ['Escape'], []])
  })

  it('closes a dialog that is not modal as Esc does', () => {
    const keys: string[] = []
    const hear = ({ key, target }: KeyboardEvent) =>
      void keys.push(`${key} ${(target as Element).getAttribute('role')}`)
    document.addEventListener('keydown', hear)
    const ordered = document.createElement('section')
    ordered.setAttribute('role', 'dialog')
    document.body.append(ordered)
    expect([goBack(document, history({ index: 1 })), keys, back.mock.calls]).toEqual([true, ['Escape dialog'], []])
    document.removeEventListener('keydown', hear)
  })

  it('goes back in the history of the page', () => {
    expect([goBack(document, history({ index: 1 })), back.mock.calls.length]).toEqual([true, 1])
  })

  it.each([null, 'x', { index: 0 }, { index: '1' }])(
    'is the app’s where there is nothing to go back to: %j',
    (state) => {
      expect([goBack(document, history(state)), back.mock.calls.length]).toEqual([false, 0])
    },
  )
})

describe('[MOB-023] a step in the history', () => {
  it('closes the dialog on top', () => {
    const asked = dialogs('order')
    expect([closeDialogByStep(document), asked]).toEqual([true, ['order']])
  })

  it('[CHR-057] is itself the end of a dialog that stands in the history, and closes one above it', () => {
    const asked = dialogs('search')
    expect([closeDialogByStep(document), asked]).toEqual([false, []])
    const above = dialogs('question')
    expect([closeDialogByStep(document), above, asked]).toEqual([true, ['question'], []])
  })

  it('goes on where none is open', () => expect(closeDialogByStep(document)).toBe(false))
})
