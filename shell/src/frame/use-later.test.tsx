import { describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { useLater } from './use-later.ts'

const Part = () => <p>later</p>
const fine = async () => Part
const broken = () => Promise.reject(new Error('no such chunk'))

function Place({ load }: { load: () => Promise<typeof Part> }) {
  const Later = useLater(load)
  return Later === undefined ? <p>first</p> : <Later />
}

describe('a part that follows the first paint', () => {
  it('comes by itself', async () => {
    renderScreen(<Place load={fine} />)
    expect(screen.getByText('first')).toBeInTheDocument()
    expect(await screen.findByText('later')).toBeInTheDocument()
  })

  it('that cannot be had is reported, and the page goes on', async () => {
    const { platform } = renderScreen(<Place load={broken} />)
    await waitFor(() => expect(platform.reports).toMatchObject([{ error: { message: 'no such chunk' } }]))
    expect(screen.getByText('first')).toBeInTheDocument()
  })
})
