import { type ApplicationErrors, type ApplicationStep, judgeApplication } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { type FormEvent, useState } from 'react'
import { formOf } from './draft.ts'
import { stepNames, stepRoutes } from './steps.tsx'
import type { DraftEditor } from './use-draft.ts'

/** A step that is left when its entries are right, and says what is wrong when that is tried. [SGN-028, AX-23] */
export function useStepForm(step: ApplicationStep, { draft, finish }: DraftEditor) {
  const { clock } = usePlatform()
  const navigate = useNavigate()
  const [tried, setTried] = useState<{ attempt: number; fields: readonly string[] }>({ attempt: 0, fields: [] })
  const judged = judgeApplication(formOf(draft), step, clock.now())

  // Nobody is told of a field before they tried to go on with it.
  const errors: ApplicationErrors = Object.fromEntries(
    Object.entries(judged).filter(([field]) => tried.fields.includes(field)),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    const fields = Object.keys(judged)
    setTried(({ attempt }) => ({ attempt: attempt + 1, fields }))
    if (fields.length > 0) return
    finish(step)
    navigate(stepRoutes[stepNames[stepNames.indexOf(step) + 1] ?? 'confirmation'].path)
  }

  return {
    errors,
    summary: Object.entries(errors).map(([name, text]) => ({ name, text })),
    attempt: tried.attempt,
    submit,
  }
}
