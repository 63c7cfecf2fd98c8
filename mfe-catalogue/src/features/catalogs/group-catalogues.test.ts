import { describe, expect, it } from '@jest/globals'
import { groupCatalogues } from './group-catalogues.ts'

const web = (code: string) => ({ code, name: code, imageUrl: '/c.webp', tint: '#ffffff', isNew: false })
const group = (codes: readonly string[], categories: readonly (readonly [string, readonly string[]])[]) =>
  groupCatalogues(
    codes.map(web),
    categories.map(([name, of]) => ({ name, codes: of })),
  ).map(({ name, catalogues }) => [name, catalogues.map(({ code }) => code)])

describe('web catalogues', () => {
  it.each([
    {
      says: 'each under its category',
      codes: ['1', '2'],
      categories: [
        ['今週', ['1']],
        ['専門', ['2']],
      ],
      groups: [
        ['今週', ['1']],
        ['専門', ['2']],
      ],
    },
    {
      says: 'under the first of several',
      codes: ['1'],
      categories: [
        ['今週', ['1']],
        ['専門', ['1']],
      ],
      groups: [['今週', ['1']]],
    },
    {
      says: 'else under その他, at the end',
      codes: ['9', '1'],
      categories: [['今週', ['1']]],
      groups: [
        ['今週', ['1']],
        ['その他', ['9']],
      ],
    },
    {
      says: 'all under その他 without categories',
      codes: ['1', '2'],
      categories: [],
      groups: [['その他', ['1', '2']]],
    },
    {
      says: 'in the order of the categories, each in its own order',
      codes: ['3', '2', '1'],
      categories: [
        ['専門', ['1', '3']],
        ['今週', ['2']],
      ],
      groups: [
        ['専門', ['3', '1']],
        ['今週', ['2']],
      ],
    },
    {
      says: 'a category that is named その他 has them too',
      codes: ['1', '9'],
      categories: [['その他', ['1']]],
      groups: [['その他', ['1', '9']]],
    },
    {
      says: 'a code is no part of another',
      codes: ['40'],
      categories: [['今週', ['4010', '4']]],
      groups: [['その他', ['40']]],
    },
    {
      says: 'two categories of one name are one group',
      codes: ['1', '2'],
      categories: [
        ['今週', ['1']],
        ['今週', ['2']],
      ],
      groups: [['今週', ['1', '2']]],
    },
    { says: 'none at all', codes: [], categories: [['今週', ['1']]], groups: [] },
  ] as const)('[CAT-017] $says', ({ codes, categories, groups }) => expect(group(codes, categories)).toEqual(groups))
})
