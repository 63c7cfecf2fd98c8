import { describe, expect, it } from '@jest/globals'
import { alertCardsCall } from '@shop/shared/contract'
import { answer, renderScreen, server } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { AlertCards } from './alert-cards.tsx'

const cardsInPage = (
  <main>
    <AlertCards />
  </main>
)

const answerCards = (messages: { displayName: string; messageContent: string }[] | Response) => {
  let asked = 0
  server.use(
    answer(alertCardsCall, () => {
      asked += 1
      return messages instanceof Response ? messages : { alertCardMessages: messages }
    }),
  )
  return () => asked
}

describe('messages of the co-op', () => {
  it('[ACC-075] [API-069] stand in cards under their names', async () => {
    answerCards([{ displayName: '年末年始', messageContent: 'お届けは<b>12月29日</b>まで' }])
    renderScreen(<AlertCards />)
    const card = await screen.findByRole('listitem')
    await waitFor(() => expect(card).toHaveTextContent('年末年始お届けは12月29日まで'))
  })

  it('[ACC-075] have room from the start, so that the history below stays where it is', async () => {
    answerCards([{ displayName: '年末年始', messageContent: '12月29日まで' }])
    renderScreen(cardsInPage)
    const room = screen.getByRole('main').firstElementChild
    expect(room).toBeInTheDocument()
    await screen.findByRole('listitem')
    expect(room).not.toBeInTheDocument()
  })

  it('[ACC-076] keep nothing of their HTML that could do harm', async () => {
    answerCards([
      { displayName: 'お知らせ', messageContent: '<img src=x onerror="alert(1)">届け<script>alert(2)</script>ます' },
    ])
    renderScreen(<AlertCards />)
    const card = await screen.findByRole('listitem')
    await waitFor(() => expect(card).toHaveTextContent('お知らせ届けます'))
    expect(card.querySelector('img, script')).toBeNull()
  })

  it.each([
    { says: 'while there are none', messages: [] },
    { says: 'when they cannot be had [ERR-017]', messages: new Response('', { status: 404 }) },
  ])('are nothing $says', async ({ messages }) => {
    const asked = answerCards(messages)
    renderScreen(cardsInPage)
    await waitFor(() => expect(asked()).toBe(1))
    await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement())
  })
})
