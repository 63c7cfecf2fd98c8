import { describe, expect, it } from '@jest/globals'
import '@shop/shared/testing'
import { screen } from '@testing-library/react'
import { memoryStorage, openPanelAt } from '../testing/a-panel.tsx'
import { faultsKey } from './faults-key.ts'

const clearAll = () => screen.queryByRole('button', { name: /すべて解除/ })
const faultOf = (remote: string) => screen.getByRole('combobox', { name: remote })

describe('fault switches', () => {
  it('are kept for this tab, said clearly and taken up at once', async () => {
    const { user, ports, reopened } = await openPanelAt('障害')
    expect(clearAll()).not.toBeInTheDocument()
    await user.selectOptions(faultOf('mfe-catalogue'), 'render で例外')
    expect(ports.session.read(faultsKey)).toEqual({ 'mfe-catalogue': 'throws at render' })
    expect(reopened).toEqual(['mfe-catalogue'])
    expect(screen.getByText('このタブで障害を起こしています: mfe-catalogue')).toBeInTheDocument()
  })

  it('go off one by one, and leave nothing behind', async () => {
    const { user, ports, reopened } = await openPanelAt('障害')
    await user.selectOptions(faultOf('mfe-catalogue'), 'entry が返らない')
    await user.selectOptions(faultOf('mfe-catalogue'), 'なし')
    expect(ports.session.read(faultsKey)).toBeUndefined()
    expect(reopened).toEqual(['mfe-catalogue', 'mfe-catalogue'])
  })

  it('go off all at once, from any tab', async () => {
    const session = memoryStorage()
    session.write(faultsKey, { 'mfe-catalogue': 'entry fails', 'mfe-account': 'entry hangs', 'mfe-signup': 'of old' })
    const { user, ports, reopened } = await openPanelAt('リモート', { session })
    expect(clearAll()).toHaveTextContent('障害 2件をすべて解除')
    await user.click(screen.getByRole('button', { name: /すべて解除/ }))
    expect(clearAll()).not.toBeInTheDocument()
    expect(ports.session.read(faultsKey)).toBeUndefined()
    expect(reopened).toEqual(['mfe-catalogue', 'mfe-account'])
  })
})
