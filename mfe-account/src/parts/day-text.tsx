import { formatFullDay, isoDay } from '@shop/shared/domain'

/** `2026年12月7日(月)` */
export const DayText = ({ day }: { day: Date }) => <time dateTime={isoDay(day)}>{formatFullDay(day)}</time>
