import { isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import { isScrollSite, type ScrollSite } from '@shop/shared/domain/partner'
import * as v from 'valibot'

const maxTextLength = 200

export const storedText = v.pipe(v.string(), v.minLength(1), v.maxLength(maxTextLength))
export const storedWeek = v.custom<WeekNumber>((value) => typeof value === 'string' && isWeekNumber(value))
export const storedSite = v.custom<ScrollSite>(isScrollSite)
