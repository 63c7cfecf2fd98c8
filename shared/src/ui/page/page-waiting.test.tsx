import styled from '@emotion/styled'
import { expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { PageTopWaiting, PageWaiting } from './page-waiting.tsx'

it('tells a screen reader that a screen is on its way, and nothing of its pieces', () => {
  renderScreen(
    <PageWaiting>
      <PageTopWaiting />
    </PageWaiting>,
  )
  expect(screen.getByText('画面を読み込み中です')).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('heading')).toBeNull()
})

it('stands in the column of the pages that it waits for', () => {
  const Column = styled.section()
  const { container } = renderScreen(<PageWaiting column={Column}>…</PageWaiting>)
  expect(container.querySelector('section')).toContainElement(screen.getByText('画面を読み込み中です'))
})
