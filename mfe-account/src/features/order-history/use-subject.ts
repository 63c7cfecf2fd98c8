import { type Session, useSession } from '@shop/shared/session'
import { useRef } from 'react'

/** The login that reads here; while its token is refreshed it is still the one of before. [API-006] */
export function useSubject(): string | undefined {
  const subject = useSession(subjectOf)
  const last = useRef(subject)
  if (subject !== undefined) last.current = subject
  return last.current
}

const subjectOf = ({ login }: Session) => (login.status === 'member' ? login.subject : undefined)
