import { describe, expect, it } from '@jest/globals'
import { catalogueBannersCall, catalogueListCall, catalogueNumbersCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { bannersOfWeek } from '../banners/week-banners.ts'
import { paperCatalogues } from '../catalogues/paper-catalogues.ts'
import { contentPages } from '../partners/contents/content-pages.ts'
import { illustration } from '../pictures/illustrations.ts'
import { media } from '../web-catalogue/media.ts'
import { catalogueFiles, catalogueList, numbersOf } from './catalogue-content.ts'
import { categories } from './items/categories.ts'
import { generateItems } from './items/generate-items.ts'
import { pickupsOfWeek } from './pickups.ts'
import { neededWeeks } from './weeks.ts'

const weeks = neededWeeks(new Date('2026-11-20T10:00:00+09:00'))
const files = catalogueFiles('https://services.test/pictures/illust', weeks)
const list = v.parse(catalogueListCall.reply, catalogueList('https://services.test/pictures/illust'))
const pictureName = (url: string) => url.replace(/^.*\/([\w-]+)\.webp$/, '$1')

describe('the catalogues of the shop', () => {
  it('[API-046, CAT-015] at least four, and the one with id 2 among them', () => {
    expect(list.catalogueList.length).toBeGreaterThanOrEqual(5)
    expect(list.catalogueList.map(({ catalogueId }) => catalogueId)).toContain('2')
  })

  it.each(paperCatalogues)('[API-046, CAT-020] $name has one number in every week that can be looked at', (one) => {
    const ranges = numbersOf(one, weeks)
    const of = (week: string) =>
      ranges.filter((range) => range.startPlanningWeek <= week && week <= range.endPlanningWeek)
    expect(weeks.map(({ number }) => of(number).length)).toEqual(weeks.map(() => 1))
  })

  it.each(paperCatalogues)(
    '[API-069, API-046] the files of $name keep their form and have banners for each number',
    ({ id }) => {
      const contentOf = (name: string) => files.find((file) => file.name === `${id}/${name}`)?.content
      const { numbers } = v.parse(catalogueNumbersCall(id).reply, contentOf('numbers'))
      for (const place of ['upper', 'middle', 'lower'] as const) {
        const { banners } = v.parse(catalogueBannersCall(id, place).reply, contentOf(`${place}-banner`))
        expect(Object.keys(banners).toSorted()).toEqual(numbers.map(({ number }) => String(number)).toSorted())
        const items = Object.values(banners).flatMap((of) => of.items)
        expect(items.length).toBeGreaterThanOrEqual(numbers.length)
        expect(
          items.map(({ imgUrl }) => pictureName(imgUrl)).filter((name) => illustration(name) === undefined),
        ).toEqual([])
      }
    },
  )

  it('[CAT-027] every feature that a banner leads to is there', () => {
    const links = JSON.stringify([files, list]).match(/\/catalogue\/contents\/\d+\/\w+/g) ?? []
    const missing = [...new Set(links)].filter((link) => {
      const [, , , id = '', name = ''] = link.split('/')
      return contentPages[id]?.[name] === undefined
    })
    expect(links.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
  })

  it('[CAT-024] their shelves are categories of the shop', () => {
    const codes = new Set(categories.flatMap(({ code, middle }) => [code, ...middle.map((one) => one.code)]))
    expect(paperCatalogues.flatMap(({ shelves }) => shelves.filter((shelf) => !codes.has(shelf)))).toEqual([])
  })
})

/** Width of a WebP file with transparency, from its first chunk. */
const widthOf = (name: string): number => {
  const bytes = illustration(name)
  if (bytes === undefined) return 0
  return bytes.toString('latin1', 12, 16) === 'VP8X' ? bytes.readUIntLE(24, 3) + 1 : 0
}

describe('pictures of banners and covers', () => {
  it('no two covers of one list wear one picture', () => {
    const covers = [...media, ...paperCatalogues.filter(({ webCode }) => webCode === undefined)]
    const pictures = covers.map(({ picture }) => picture)
    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([])
  })

  it('the pages of a catalogue are counted once', () => {
    const known = paperCatalogues.filter(({ pages }) => pages !== undefined).map(({ id }) => id)
    expect(known).toEqual(paperCatalogues.filter(({ webCode }) => webCode === undefined).map(({ id }) => id))
  })

  it('[K-174] are twice as wide as they are drawn', () => {
    const drawnAt210 = [
      ...files.flatMap(({ content }) => JSON.stringify(content).match(/[\w-]+(?=\.webp)/g) ?? []),
      ...list.catalogueList.map(({ imgUrl }) => pictureName(imgUrl)),
      ...bannersOfWeek('20261201').map(({ imageFileName }) => imageFileName.replace('.webp', '')),
      ...media.map(({ picture }) => `${picture}-l`),
    ]
    expect(drawnAt210.length).toBeGreaterThan(30)
    expect(drawnAt210.filter((name) => widthOf(name) < 2 * 210)).toEqual([])
    const pickups = weeks.flatMap((week) => pickupsOfWeek(week, 'https://services.test/pictures/illust'))
    for (const { imgSrcSet } of pickups) {
      const [wide] = (imgSrcSet ?? '').match(/[\w-]+(?=\.webp 860w)/) ?? []
      expect({ wide, width: widthOf(wide ?? '') }).toEqual({ wide, width: 860 })
    }
  })
})

describe('the features', () => {
  const pages = Object.entries(contentPages).flatMap(([id, ofId]) => Object.values(ofId).map((page) => ({ id, page })))
  const said = pages.flatMap(({ id, page }) =>
    page.chapters.flatMap(({ ways }) => ways.map(({ message }) => ({ id, message }))),
  )

  it('[CAT-027] lead to products of the shop and to shelves of their catalogue', () => {
    const orderNumbers = new Set(generateItems(2026).map((item) => item.orderNumber))
    const lost = said.filter(({ id, message }) => {
      if (message.type === 'toDetail') return !orderNumbers.has(message.order_no)
      if (message.type !== 'toCatalogueCategory') return false
      const shelves = paperCatalogues.find((one) => one.id === id)?.shelves ?? []
      return !shelves.some((shelf) => message.categoryId.startsWith(shelf))
    })
    expect(lost).toEqual([])
  })

  it('[CAT-027] say all kinds of messages between them, in every catalogue', () => {
    const kinds = new Set(said.map(({ message }) => message.type))
    expect([...kinds].toSorted()).toEqual(['toCatalogueCategory', 'toDetail', 'toSearchResults'])
    expect(Object.keys(contentPages)).toEqual(paperCatalogues.map(({ id }) => id))
  })

  it('have their pictures', () => {
    const names = pages.flatMap(({ page }) => [page.picture, ...page.chapters.map(({ picture }) => picture)])
    expect(names.filter((name) => illustration(name) === undefined)).toEqual([])
  })
})
