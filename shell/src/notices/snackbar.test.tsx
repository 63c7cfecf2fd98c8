import { expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { Snackbar } from './snackbar.tsx'

it('a snackbar has its link and can be closed', async () => {
  const onClose = jest.fn()
  const link = { text: 'お問い合わせ', href: 'https://contact.shop.test/' }
  const { user } = renderScreen(
    <Snackbar title="システムエラー" isError link={link} note="お問い合わせ番号：8f14e45f" onClose={onClose} />,
  )
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', link.href)
  expect(screen.getByText('お問い合わせ番号：8f14e45f').tagName).toBe('SMALL')
  await user.click(screen.getByRole('button', { name: '閉じる' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
