import { expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { Snackbar } from './snackbar.tsx'

it('a snackbar has its link and can be closed', async () => {
  const onClose = jest.fn()
  const link = { text: 'お問い合わせ', href: 'https://contact.shop.test/' }
  const { user } = renderScreen(<Snackbar title="システムエラー" isError link={link} onClose={onClose} />)
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', link.href)
  await user.click(screen.getByRole('button', { name: '閉じる' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
