import { describe, expect, it } from '@jest/globals'
import { aShell, channelShell } from '@shop/release-store/testing'
import { chooseShell } from './choose-shell.ts'

const one = (version: string, over: object = {}) => ({ descriptor: aShell({ version }), ...over })
const halted = { at: '2026-11-20T00:00:00.000Z', why: 'errors' }

const chosen = (rows: ReturnType<typeof channelShell>, bucket?: number, failed?: string) => {
  const found = chooseShell(rows, { bucket, failed })
  return found && `${found.shell.version}${found.isCanary ? ' canary' : ''}${found.mayGiveWay ? ' may give way' : ''}`
}

describe('the shell of a page', () => {
  const rows = channelShell(one('3.0.0', { canary: 5 }), one('2.0.0'), one('1.0.0'))

  it.each([
    { bucket: 0, shell: '3.0.0 canary may give way' },
    { bucket: 4.99, shell: '3.0.0 canary may give way' },
    { bucket: 5, shell: '2.0.0 may give way' },
    { bucket: 99.99, shell: '2.0.0 may give way' },
    // A browser that keeps no cookie would get another one with every page.
    { bucket: undefined, shell: '2.0.0 may give way' },
  ])('is $shell in place $bucket of a hundred', ({ bucket, shell }) => {
    expect(chosen(rows, bucket)).toBe(shell)
  })

  it('is everybody’s when the canary was halted', () => {
    expect(chosen(channelShell(one('3.0.0', { canary: 5, halted }), one('2.0.0')), 0)).toBe('2.0.0')
  })

  it.each([
    { failed: '3.0.0', bucket: 0, shell: '2.0.0' },
    { failed: '2.0.0', bucket: 50, shell: '1.0.0' },
    { failed: '2.0.0', bucket: 0, shell: '3.0.0 canary' },
    { failed: 'of last week', bucket: 50, shell: '2.0.0 may give way' },
  ])('is $shell where $failed did not start, and gives way no second time', ({ failed, bucket, shell }) => {
    expect(chosen(rows, bucket, failed)).toBe(shell)
  })

  it('is the only one that there is, whatever happened', () => {
    expect(chosen(channelShell(one('1.0.0')), 0, '1.0.0')).toBe('1.0.0')
    expect(chosen(channelShell(one('1.0.0')), 0)).toBe('1.0.0')
    expect(chosen(channelShell(one('1.0.0', { canary: 5 })), 50)).toBeUndefined()
  })
})
