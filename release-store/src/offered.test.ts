import { describe, expect, it } from '@jest/globals'
import { offeredReleases } from './offered.ts'
import { aCandidate } from './testing/index.ts'

type Over = Parameters<typeof aCandidate>[1]

const hour = '2026-11-20T01:00:00.000Z'
const mark = { at: hour, why: 'errors in 31 of 40 visits' }
const rows = (...candidates: (Over & { is: string })[]) => ({
  candidates: candidates.map(({ is, ...over }) => aCandidate({ version: is }, over)),
})
const offered = (of: ReturnType<typeof rows>) => offeredReleases(of).map(({ descriptor }) => descriptor.version)

describe('releases that somebody may get', () => {
  it.each([
    {
      says: 'of a registry from before releases were proven: the newest three',
      rows: rows({ is: '4.0.0' }, { is: '3.0.0' }, { is: '2.0.0' }, { is: '1.0.0' }),
      offered: ['4.0.0', '3.0.0', '2.0.0'],
    },
    {
      says: 'everybody’s and then those that are proven, before one that was released over in the same second',
      rows: rows({ is: '4.0.0' }, { is: '3.0.0' }, { is: '2.0.0', provenAt: hour }, { is: '1.0.0', provenAt: hour }),
      offered: ['4.0.0', '2.0.0', '1.0.0'],
    },
    {
      says: 'those that nobody knows before those that do worse',
      rows: rows({ is: '4.0.0' }, { is: '3.0.0', worse: mark }, { is: '2.0.0' }, { is: '1.0.0', provenAt: hour }),
      offered: ['4.0.0', '1.0.0', '2.0.0'],
    },
    {
      says: 'everybody’s newest even if it does worse: it stays until it is taken back',
      rows: rows({ is: '2.0.0', worse: mark }, { is: '1.0.0', provenAt: hour }),
      offered: ['2.0.0', '1.0.0'],
    },
    {
      says: 'none that was taken back, whoever had it',
      rows: rows(
        { is: '3.0.0', canary: 5, halted: mark },
        { is: '2.0.0', halted: mark, provenAt: hour },
        { is: '1.0.0' },
      ),
      offered: ['1.0.0'],
    },
    {
      says: 'canaries before everybody’s',
      rows: rows({ is: '3.0.0', canary: 5 }, { is: '2.0.0' }, { is: '1.0.0', provenAt: hour }),
      offered: ['3.0.0', '2.0.0', '1.0.0'],
    },
  ])('$says', ({ rows: of, offered: versions }) => {
    expect(offered(of)).toEqual(versions)
  })
})
