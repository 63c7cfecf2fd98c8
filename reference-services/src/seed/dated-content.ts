import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { limitedImagesCall, noticesCall, pickupItemsCall } from '@shop/shared/contract'
import type * as v from 'valibot'
import type { PlannedWeek } from '../calendar/planning-weeks.ts'
import { addDays, tokyoTimestamp } from '../calendar/tokyo-time.ts'
import { type PartnerSitesFacts, partnerSites } from '../partners/partner-sites.ts'
import { catalogueFiles, catalogueList } from './catalogue-content.ts'
import { pickupsOfWeek } from './pickups.ts'

type Notices = v.InferInput<typeof noticesCall.reply>
type PickupItems = v.InferInput<typeof pickupItemsCall.reply>

const noticeDays = 14

/** Entries of today, one of the week before, and one that is over and is never shown. */
function noticesOf(now: Date, partnersOrigin: string): Notices {
  const notice = (title: string, fromDay: number, days = noticeDays, page?: string) => ({
    title,
    linkUrl: page === undefined ? null : `${partnersOrigin}/pages/${page}`,
    beginDate: tokyoTimestamp(addDays(now, fromDay)),
    endDate: tokyoTimestamp(addDays(now, fromDay + days)),
    active: true,
  })
  return {
    notices: [
      notice('年末年始のお届け日と締切日について', -1, noticeDays, 'guide'),
      notice('大雪の影響により、一部地域でお届けが遅れる場合があります', -3, noticeDays, 'emergency'),
      notice('ポイント交換商品を新しくしました', -6),
      notice('システムメンテナンスを終了しました', -30, 2),
    ],
  }
}

/** Above the tabs of limited products, and in their banner. [CAT-099] */
const limitedPictures = { banner: 'basket', wakeari: 'rice-cracker', web: 'crab', tokka: 'dumpling' }

const limitedImagesOf = (illustrations: string): v.InferInput<typeof limitedImagesCall.reply> => ({
  limitedProductImages: Object.entries(limitedPictures).map(([place, name]) => ({
    place,
    imgUrl: `${illustrations}/${name}-l.webp`,
  })),
})

export type DatedContent = PartnerSitesFacts & {
  /** Folder of the data; the edge reads `static-data/` in it before the repository's own. */
  dataFolder: string
  now: Date
  weeks: readonly PlannedWeek[]
}

/** Writes the static data whose dates follow the shop's hour. A reader sees the old or the new file, never half of one. */
export async function writeDatedContent({
  dataFolder,
  origins,
  api,
  partner,
  now,
  weeks,
}: DatedContent): Promise<void> {
  const folder = path.join(dataFolder, 'static-data')
  const illustrations = `${api.base}/pictures/illust`
  const unclosed = weeks.filter((week) => week.closesAt.getTime() >= now.getTime())
  const pickups: PickupItems = {
    pickupItems: unclosed.flatMap((week) => pickupsOfWeek(week, illustrations)),
  }
  await replaceFile(path.join(folder, 'notices.json'), noticesOf(now, origins.partners))
  await replaceFile(path.join(folder, 'pickup-items.json'), pickups)
  await replaceFile(path.join(folder, 'limited-product-image.json'), limitedImagesOf(illustrations))
  await replaceFile(path.join(folder, 'partner-sites.json'), partnerSites({ origins, api, partner }))
  await replaceFile(path.join(folder, 'catalogue', 'catalogue-list.json'), catalogueList(illustrations))
  for (const { name, content } of catalogueFiles(illustrations, weeks))
    await replaceFile(path.join(folder, 'catalogue', `${name}.json`), content)
}

async function replaceFile(file: string, content: unknown): Promise<void> {
  const draft = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`)
  await rename(draft, file)
}
