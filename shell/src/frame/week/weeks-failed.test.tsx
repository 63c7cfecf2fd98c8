import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import '@shop/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { WeeksFailed } from './weeks-failed.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it.each(['resolve', 'reject'] as const)(
  '[CHR-033] [K-24] the area loads until 500 ms after its call has ended: %s',
  async (end) => {
    const nothing = (): void => undefined
    let settle = { resolve: nothing, reject: nothing }
    const ended = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject }
    })
    const onRetry = jest.fn(() => ended)
    render(<WeeksFailed onRetry={onRetry} />)
    const button = screen.getByRole('button')
    fireEvent.click(button)
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(button).toHaveTextContent('読み込み中')
    await act(async () => settle[end]())
    await act(() => jest.advanceTimersByTimeAsync(499))
    fireEvent.click(button)
    expect(button).toHaveTextContent('読み込み中')
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(button).toHaveTextContent('再読み込み')
    expect(onRetry).toHaveBeenCalledTimes(1)
  },
)
