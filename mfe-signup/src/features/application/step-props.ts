import type { Member } from '@shop/shared/domain'
import type { Questions } from './questions.ts'
import type { DraftEditor } from './use-draft.ts'

/** What every step of the application is given. */
export type StepProps = { editor: DraftEditor; member: Member | undefined; questions: Questions }
