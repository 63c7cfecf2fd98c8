import { describe, expect, it } from '@jest/globals'
import { whyInstallFailed } from './why-install-failed.mjs'

describe('whyInstallFailed', () => {
  it.each([
    { output: 'npm error code EAI_AGAIN\nnpm error errno EAI_AGAIN', says: /the npm registry did not answer/ },
    { output: 'ERR_PNPM_META_FETCH_FAIL  GET … reason: connect ECONNREFUSED', says: /the npm registry did not answer/ },
    { output: 'ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', says: /commit the lockfile/ },
    { output: 'ENOSPC: no space left on device, write', says: /disk is full/ },
    { output: "EACCES: permission denied, mkdir '/work/node_modules'", says: /may not be written/ },
    { output: 'something nobody has seen', says: /lines above are its last/ },
  ])('names the reason of: $output', ({ output, says }) => {
    expect(whyInstallFailed(output)).toMatch(says)
  })

  it('shows the last words of pnpm, not all of them', () => {
    const said = whyInstallFailed(Array.from({ length: 100 }, (_, line) => `line ${line}.`).join('\n'))
    expect(said).toContain('line 99.')
    expect(said).not.toContain('line 10.')
  })

  it('does not call an interrupted install a failure of the network', () => {
    expect(whyInstallFailed('Progress: ECONNRESET', 'SIGTERM')).toBe('The install was ended by SIGTERM.')
  })
})
