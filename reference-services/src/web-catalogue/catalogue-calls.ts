import { webCataloguesCall } from '@shop/shared/contract'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { countsOf, printedCounts } from './contents.ts'
import { media, pagesFor } from './media.ts'

const newCode: string = '4090'
const pageSize = { width: 1200, height: 1700 }

/** [API-046] */
export function answerWebCatalogues(calls: AnswerCalls, { clock, illustration }: ServicePorts): void {
  calls.forAnyone(
    webCataloguesCall,
    async ({ db, query }) => {
      const week = await findWeek(db, query.planningWeek, clock.now())
      if (week === undefined) return { catalogue_list: [] }
      const counts = await printedCounts(db, week.number)
      return {
        catalogue_list: media.map((medium, index) => ({
          bookBinding: 'left',
          catalogueCode: medium.code,
          catalogueName: medium.name,
          catalogueSubtitle: medium.subtitle,
          catalogueOrder: index + 1,
          imagePath: illustration(`${medium.picture}-l`),
          tint: medium.tint,
          pageHeight: pageSize.height,
          pageWidth: pageSize.width,
          startPageNumber: 1,
          totalPages: pagesFor(countsOf(medium, counts)),
          isNew: medium.code === newCode ? '1' : '0',
        })),
      }
    },
    'forAll',
  )
}
