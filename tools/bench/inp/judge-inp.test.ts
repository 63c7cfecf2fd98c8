import { describe, expect, it } from '@jest/globals'
import { judgeBadge, judgeInp, p75 } from './judge-inp.ts'

const visit = (inputMs: number, tasks: number[] = []) => ({
  drawnMs: 900,
  drawing: [120, 60],
  presses: [
    { step: 'order', inputMs, tasks, opensPopup: false },
    { step: 'scroll', inputMs: 0, tasks: [], opensPopup: false },
  ],
})

describe('the speed of a press', () => {
  it.each([
    { values: [8], shown: 8 },
    { values: [40, 8, 16, 24], shown: 24 },
    { values: [100, 8, 8, 8, 8, 8, 8, 8], shown: 8 },
  ])('p75 of $values is $shown', ({ values, shown }) => {
    expect(p75(values)).toBe(shown)
  })

  it('is the slowest press of a visit, and three visits of four decide', () => {
    const { lines, beyond } = judgeInp('category', [visit(40), visit(48), visit(96), visit(400)])
    expect(lines[0]).toBe('inp category p75 96 ms worst 400 ms, tasks over 50 ms none in 4 visits')
    expect(lines[1]).toBe('  drawn after 900 ms, with 2 tasks over 50 ms, worst 120 ms')
    expect(lines[2]).toBe('  order: 72 ms, worst 400 ms, tasks over 50 ms none')
    expect(beyond).toEqual([])
  })

  it('names what is beyond its limit', () => {
    const { beyond } = judgeInp('ordered', [visit(104, [51])])
    expect(beyond).toEqual([
      'inp ordered: p75 104 ms is above 100',
      'inp ordered: order: p75 of the longest task 51 ms is above 50',
    ])
  })

  it('holds a long task against the press that makes it again, and shows the one that comes once', () => {
    const [quiet, slow] = [visit(40), visit(40, [51, 62])]
    const once = judgeInp('category', [quiet, quiet, slow, quiet, quiet, quiet, quiet])
    expect(once.lines[0]).toContain('tasks over 50 ms 2 (worst 62 ms) in 7 visits')
    expect(once.beyond).toEqual([])
    expect(judgeInp('category', [quiet, slow, slow, quiet, quiet, quiet, quiet]).beyond).toEqual([
      'inp category: order: p75 of the longest task 62 ms is above 50',
    ])
  })

  it('shows a long task beside the longest of an empty page, and is not held to it', () => {
    const { lines, beyond } = judgeInp('category', [visit(40, [60, 51])], [visit(80, [120])])
    expect(lines[2]).toBe('  longest task 0.50 of that of an empty page')
    expect(beyond).toHaveLength(1)
    expect(judgeInp('category', [visit(40)], [visit(80, [120])]).lines).toHaveLength(4)
  })

  it('holds a list of options of the browser to the same press on an empty page', () => {
    const popup = (ms: number) => ({
      ...visit(0),
      presses: [{ step: 'open', inputMs: ms, tasks: [ms], opensPopup: true }],
    })
    expect(judgeInp('history', [popup(125)], [popup(100)]).beyond).toEqual([])
    expect(judgeInp('history', [popup(126)], [popup(100)]).beyond).toEqual([
      'inp history: open: p75 of the longest task 126 ms is above 125',
    ])
    expect(judgeInp('history', [popup(51)], [popup(10)]).beyond).toHaveLength(1)
  })

  it('holds the badge to 50 ms', () => {
    expect(judgeBadge([20, 31.4, 30]).lines).toEqual(['inp badge p75 31 ms worst 31 ms of 3'])
    expect(judgeBadge([20, 31, 30]).beyond).toEqual([])
    expect(judgeBadge([60, 70]).beyond).toEqual(['inp badge: 70 ms is above 50'])
  })
})
