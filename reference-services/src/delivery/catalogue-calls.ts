import { webCataloguesCall } from '@shop/shared/contract'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { findWeek } from './weeks.ts'

/** Paper catalogues that can be leafed through; the first four are those of the top page. [BIZ-011, CAT-016] */
const catalogues = [
  { code: '4010', name: 'トドック', subtitle: '毎週の食卓に', picture: 'pot-of-food', tint: '#F7D774', pages: 96 },
  {
    code: '4030',
    name: 'ちいさなトドック',
    subtitle: '少人数のご家庭に',
    picture: 'bento-box',
    tint: '#E1EED6',
    pages: 48,
  },
  {
    code: '4040',
    name: 'きたまるしぇ',
    subtitle: '北海道の旬をお届け',
    picture: 'ear-of-corn',
    tint: '#DCEEF5',
    pages: 32,
  },
  { code: '4070', name: 'くらしと雑貨', subtitle: '暮らしの道具', picture: 'basket', tint: '#F3E3D2', pages: 64 },
  { code: '4090', name: 'ベビーと子ども', subtitle: '離乳食とおやつ', picture: 'pancakes', tint: '#F9DDE1', pages: 24 },
] as const
const newCode: string = '4090'
const pageSize = { width: 1200, height: 1700 }

/** [API-046] */
export function answerWebCatalogues(calls: AnswerCalls, { clock, illustration }: ServicePorts): void {
  calls.forAnyone(webCataloguesCall, async ({ db, query }) => {
    const week = await findWeek(db, query.planningWeek, clock.now())
    if (week === undefined) return { catalogue_list: [] }
    return {
      catalogue_list: catalogues.map(({ code, name, subtitle, picture, tint, pages }, index) => ({
        bookBinding: 'left',
        catalogueCode: code,
        catalogueName: name,
        catalogueSubtitle: subtitle,
        catalogueOrder: index + 1,
        imagePath: illustration(picture),
        tint,
        pageHeight: pageSize.height,
        pageWidth: pageSize.width,
        startPageNumber: 1,
        totalPages: pages,
        isNew: code === newCode ? '1' : '0',
      })),
    }
  })
}
