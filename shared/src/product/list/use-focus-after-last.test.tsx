import { expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { useFocusAfterLast } from './use-focus-after-last.ts'

/** As the long list names it. */
const item = { role: 'listitem' }

/** Two pages of two products, of which those far from the screen are words and no articles. */
function Products() {
  const [count, setCount] = useState(2)
  const list = useFocusAfterLast(count, { hasMore: count < 4 })
  return (
    <>
      <div ref={list}>
        {Array.from({ length: count }, (_, at) => (
          <div key={`品${at + 1}`} {...item}>
            {at === 0 ? <article>近い品</article> : <a href={`/${at}`}>品{at + 1}</a>}
          </div>
        ))}
      </div>
      {count < 4 ? (
        <button type="button" onClick={() => setCount(4)}>
          次の商品を表示する
        </button>
      ) : null}
    </>
  )
}

it('[AX-11] gives the focus of the button for more to the first of the last products, in words as well', async () => {
  const { user } = renderScreen(<Products />)
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('link', { name: '品3' })).toHaveFocus()
})
