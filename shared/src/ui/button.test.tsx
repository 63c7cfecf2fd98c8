import { expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { Button } from './button.tsx'

it('takes no press while it is busy, says so, and keeps the focus', async () => {
  const onClick = jest.fn()
  const face = (isBusy: boolean) => (
    <Button isBusy={isBusy} busyText="注文中" onClick={onClick}>
      注文する
    </Button>
  )
  const { user, rerender } = renderScreen(face(false))
  await user.click(screen.getByRole('button', { name: '注文する' }))
  expect(onClick).toHaveBeenCalledTimes(1)

  rerender(face(true))
  const button = screen.getByRole('button', { name: '注文中' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('does not send a form twice', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { user } = renderScreen(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy busyText="送信中">
        送信する
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: '送信中' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
