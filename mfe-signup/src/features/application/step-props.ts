import type { Member } from '@shop/shared/domain'
import type { Questions } from './questions.ts'
import type { DraftEditor } from './use-draft.ts'

/** The same for every step of the application. */
export type StepProps = { editor: DraftEditor; member: Member | undefined; questions: Questions }
