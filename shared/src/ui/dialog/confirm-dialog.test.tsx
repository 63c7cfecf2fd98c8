import { describe, expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { Button } from '@shop/shared/ui'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

function Asking({ onAnswer, isDestructive = false }: { onAnswer(yes?: boolean): void; isDestructive?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>取り消す</Button>
      {isOpen ? (
        <ConfirmDialog
          title="商品をキャンセル"
          text="牛乳 をキャンセルしてもよろしいですか？"
          yes="キャンセルする"
          isDestructive={isDestructive}
          onAnswer={(yes) => {
            setIsOpen(false)
            onAnswer(yes)
          }}
        />
      ) : null}
    </>
  )
}

function open(isDestructive = false) {
  const onAnswer = jest.fn()
  const { user } = renderScreen(<Asking onAnswer={onAnswer} isDestructive={isDestructive} />)
  return { user, onAnswer, opener: screen.getByRole('button', { name: '取り消す' }) }
}

describe('a question', () => {
  it('is named by its title, told by its text, and its buttons say what they do', async () => {
    const { user, opener } = open()
    await user.click(opener)
    const dialog = screen.getByRole('dialog', { name: '商品をキャンセル' })
    expect(dialog).toHaveAccessibleDescription('牛乳 をキャンセルしてもよろしいですか？')
    const [no, yes] = screen.getAllByRole('button', { name: /はい|いいえ/ })
    expect(no).toHaveTextContent('いいえ')
    expect(yes).toHaveTextContent('はい')
    expect(yes).toHaveAccessibleName('はい、キャンセルする')
  })

  it('lists what it is about', () => {
    const details = ['牛乳　12個　税込3,084円', 'たまご　10個　税込4,080円']
    renderScreen(<ConfirmDialog title="注文数のご確認" details={details} onAnswer={jest.fn()} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(details)
  })

  it.each([
    { says: 'はい', key: '{Enter}', isDestructive: false, answer: true },
    { says: 'いいえ when the answer cannot be undone', key: '{Enter}', isDestructive: true, answer: false },
    { says: 'nothing by Esc', key: '{Escape}', isDestructive: false, answer: undefined },
  ])('answers $says from the keyboard and gives the focus back', async ({ key, isDestructive, answer }) => {
    const { user, onAnswer, opener } = open(isDestructive)
    await user.click(opener)
    await user.keyboard(key)
    expect(onAnswer.mock.calls).toEqual([[answer]])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(opener).toHaveFocus()
  })
})
