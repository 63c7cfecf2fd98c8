import { describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { PageQuietContext, useIdle } from './use-idle.ts'

const Part = () => <p>later</p>
const fine = async () => Part
const broken = () => Promise.reject(new Error('no such chunk'))

function Place({ load }: { load: () => Promise<typeof Part> }) {
  const Later = useIdle(load)
  return Later === undefined ? <p>first</p> : <Later />
}

describe('a part that follows the first content', () => {
  it('comes by itself', async () => {
    renderScreen(<Place load={fine} />)
    expect(screen.getByText('first')).toBeInTheDocument()
    expect(await screen.findByText('later')).toBeInTheDocument()
  })

  it('waits for a quiet page, unless it is needed', async () => {
    let becomeQuiet = () => {}
    const quiet = new Promise<void>((resolve) => {
      becomeQuiet = resolve
    })
    const Needed = () => (useIdle(fine, 'now') === undefined ? null : <p>needed</p>)
    renderScreen(
      <PageQuietContext value={quiet}>
        <Place load={fine} />
        <Needed />
      </PageQuietContext>,
    )
    expect(await screen.findByText('needed')).toBeInTheDocument()
    expect(screen.getByText('first')).toBeInTheDocument()
    becomeQuiet()
    expect(await screen.findByText('later')).toBeInTheDocument()
  })

  it('that cannot be had is reported, and the page goes on', async () => {
    const { platform } = renderScreen(<Place load={broken} />)
    await waitFor(() => expect(platform.reports).toMatchObject([{ error: { message: 'no such chunk' } }]))
    expect(screen.getByText('first')).toBeInTheDocument()
  })

  it('is tried again when it is needed, and a need that stays unmet is handed back', async () => {
    const tries = [broken, broken, fine]
    const load = () => (tries.shift() ?? fine)()
    const unmet: string[] = []
    const hand = (need: string) => void unmet.push(need)
    function Needy({ need }: { need?: string }) {
      return useIdle(load, need, hand) === undefined ? <p>first</p> : <p>later</p>
    }
    const { rerender, platform } = renderScreen(<Needy />)
    await waitFor(() => expect(platform.reports).toHaveLength(1))
    rerender(<Needy need="one" />)
    await waitFor(() => expect(unmet).toEqual(['one']))
    rerender(<Needy need="two" />)
    expect(await screen.findByText('later')).toBeInTheDocument()
    expect(unmet).toEqual(['one'])
  })
})
