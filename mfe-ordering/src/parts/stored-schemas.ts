import { type EntryKind, isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import { isScrollSite, type ScrollSite } from '@shop/shared/domain/partner'
import { schema } from '@shop/shared/platform'

const maxTextLength = 200

export const storedText = schema.pipe(schema.string(), schema.minLength(1), schema.maxLength(maxTextLength))
export const storedWeek = schema.custom<WeekNumber>((value) => typeof value === 'string' && isWeekNumber(value))
export const storedSite = schema.custom<ScrollSite>(isScrollSite)
export const storedEntry = schema.custom<EntryKind>((value) => value === 'web' || value === 'app')
