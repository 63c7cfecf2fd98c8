import { expect, it } from '@jest/globals'
import { bundledParts } from './bundled-parts.ts'
import { aDescriptor, aSet, aShell } from './testing/a-registry.ts'

const [card, list] = ['@shop/shared/card', '@shop/shared/list']
const remote = aDescriptor({
  parts: { top: [list, card], category: [card] },
  doors: { [card]: { version: '1.3.0', contents: 'a' }, [list]: { version: '1.0.0', contents: 'a' } },
})

it.each([
  { says: 'nothing of a shell that is as new', provides: { [card]: '1.3.0', [list]: '1.0.0' }, own: [] },
  { says: 'nothing of a shell that is newer', provides: { [card]: '1.4.1', [list]: '1.9.0' }, own: [] },
  { says: 'what is older in the shell', provides: { [card]: '1.2.9', [list]: '1.0.0' }, own: [card] },
  { says: 'what is of another major in the shell', provides: { [card]: '2.0.0', [list]: '1.0.0' }, own: [card] },
  { says: 'what the shell has not', provides: {}, own: [card, list] },
])('a remote brings itself $says', ({ provides, own }) => {
  expect(bundledParts(remote, aShell({ provides }))).toEqual(own)
})

it('a release from before entry points had versions takes every copy of the first major', () => {
  const before = aDescriptor({ parts: { top: [card] } })
  expect(bundledParts(before, aShell({ provides: { [card]: '1.8.0' } }))).toEqual([])
  expect(bundledParts(before, aShell({ provides: { [card]: '2.0.0' } }))).toEqual([card])
})

it('a release of a further platform set brings all of them: the shell’s belong to its first one', () => {
  const alsoProvides = [aSet('react-20', { provides: { react: '20.0.0' } })]
  const shell = aShell({ provides: { react: '19.3.1', [card]: '1.3.0', [list]: '1.0.0' }, alsoProvides })
  expect(bundledParts({ ...remote, singletons: { react: '^20.0.0' } }, shell)).toEqual([card, list])
  expect(bundledParts({ ...remote, singletons: { react: '^19.0.0' } }, shell)).toEqual([])
})
