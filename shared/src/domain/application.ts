export {
  type ApplicationErrors,
  type ApplicationField,
  type ApplicationForm,
  type ApplicationStep,
  childrenChoices,
  doorbells,
  emptyApplication,
  introducerChoices,
  isPostNumber,
  judgeApplication,
  paperCatalogues,
  placements,
  residences,
} from './delivery-application.ts'
export { formatDayWithEra, toCalendarDay } from './typed-day.ts'
