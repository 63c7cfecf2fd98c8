import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type NavigateOptions, useSearchParams } from './index.ts'
import { PlatformRouter } from './platform-router.tsx'

afterEach(cleanup)

type Next = Parameters<ReturnType<typeof useSearchParams>[1]>[0]

function Query({ next }: { next: Next }) {
  const [query, set] = useSearchParams()
  return (
    <button type="button" onClick={() => set(next, { replace: true })}>
      {query.get('sale')}
    </button>
  )
}

describe('the query of a page', () => {
  it.each<{ says: string; next: Next; to: string }>([
    {
      says: 'another',
      next: { page: '2', word: '牛乳 & 卵' },
      to: '/favorite?page=2&word=%E7%89%9B%E4%B9%B3+%26+%E5%8D%B5',
    },
    { says: 'none', next: {}, to: '/favorite?' },
    {
      says: 'one more',
      next: (query) => {
        query.set('page', '2')
        return query
      },
      to: '/favorite?sale=thisWeek&page=2',
    },
  ])('is read, and becomes $says', ({ next, to }) => {
    const here = { pathname: '/favorite', search: '?sale=thisWeek', hash: '', state: null, key: 'k' }
    const navigate = jest.fn((_to: string, _options?: NavigateOptions) => undefined)
    const navigation = { current: () => here, subscribe: () => () => undefined, navigate, go: () => undefined }
    render(
      <PlatformRouter navigation={navigation}>
        <Query next={next} />
      </PlatformRouter>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'thisWeek' }))
    expect(navigate.mock.calls).toEqual([[to.replace(/\?$/, ''), { replace: true, state: undefined }]])
  })
})
