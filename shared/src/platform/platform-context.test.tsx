import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { PlatformContext, type PlatformServices, usePlatform } from './index.ts'

afterEach(cleanup)

function Entry() {
  return <p>{usePlatform().entry}</p>
}

describe('usePlatform', () => {
  it('gives what the shell handed over', () => {
    render(
      <PlatformContext value={{ entry: 'app' } as PlatformServices}>
        <Entry />
      </PlatformContext>,
    )
    expect(screen.getByText('app')).toBeTruthy()
  })

  it('says where it is missing', () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Entry />)).toThrow('usePlatform outside of a remote or the shell')
    silenced.mockRestore()
  })
})
