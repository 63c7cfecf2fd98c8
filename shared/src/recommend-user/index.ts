/** Under which id the recommendation service knows a member: loaded at the start, read by whoever tracks. */
export { recommendUserQuery } from './recommend-user.queries.ts'
