import { afterEach, expect, it } from '@jest/globals'
import { beginFirstView, endFirstView, type FirstViewOfPage } from '@shop/shared/first-view'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.edge'
import { SafeHtml } from './safe-html.tsx'

afterEach(endFirstView)

const view: FirstViewOfPage = {
  kind: { who: 'visitor', device: 'phone' },
  now: 0,
  session: undefined,
  answered: new Set(),
}

it('[K-185] [API-050] HTML that others have written is rendered as its words, and sanitised once the page is awake', async () => {
  const page = (
    <p>
      <SafeHtml html={'<b>冬</b>物<img src="x" onerror="alert(1)">'} />
    </p>
  )
  beginFirstView({ ...view, server: { unanswered: new Set(), slots: new Map() } })
  const stream = await renderToReadableStream(page)
  await stream.allReady
  const container = document.createElement('div')
  container.innerHTML = await new Response(stream).text()
  expect(container.querySelector('b, img')).toBeNull()
  expect(container.textContent).toBe('冬物')

  beginFirstView(view)
  const differences: unknown[] = []
  await act(async () => void hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }))
  // The words stay while the sanitiser comes.
  expect(container.textContent).toBe('冬物')
  await waitFor(() => expect(container.querySelector('b')).not.toBeNull())
  expect(container.querySelector('img')).toBeNull()
  expect(differences).toEqual([])
})
