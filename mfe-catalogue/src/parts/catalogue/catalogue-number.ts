import type { CatalogueNumberRange } from '@shop/shared/api/catalogues'
import { compareWeeks, type WeekNumber } from '@shop/shared/domain'

/** The number of a catalogue whose range covers a week; the first of several. */
export const catalogueNumberAt = (ranges: readonly CatalogueNumberRange[], week: WeekNumber): number | undefined =>
  ranges.find(({ from, to }) => compareWeeks(from, week) <= 0 && compareWeeks(week, to) <= 0)?.number
