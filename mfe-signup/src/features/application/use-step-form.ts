import { type FormStore, getDeepErrorEntries, handleSubmit, setInput, useForm } from '@formisch/react'
import { type ApplicationForm, type ApplicationStep, judgeApplication } from '@shop/shared/domain/application'
import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { type FormEvent, useRef, useState } from 'react'
import { type Draft, formOf } from './draft.ts'
import { judgedEntries } from './entries-schema.ts'
import { asksOf, type Questions } from './questions.ts'
import { stepNamesOf, stepRoutes } from './steps.tsx'
import type { DraftEditor } from './use-draft.ts'

export type StepForm = {
  store: FormStore<ReturnType<typeof judgedEntries>>
  setEntries(entries: Partial<ApplicationForm>): void
}

/** A step that is left when its entries are right, and says what is wrong when that is tried. */
export function useStepForm(step: ApplicationStep, editor: DraftEditor, questions: Questions) {
  const { clock } = usePlatform()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  // Nobody is told of a field before they tried to go on with it.
  const wrongAtAttempt = useRef<readonly string[]>([])
  // The form keeps its first judge, but is judged by the questions of now.
  const latest = useRef(questions)
  latest.current = questions
  const judge = (form: ApplicationForm) =>
    judgeApplication(formOf({ ...editor.current(), form }), step, asksOf(latest.current, clock.now()))

  const [schema] = useState(() =>
    judgedEntries((form) =>
      Object.fromEntries(Object.entries(judge(form)).filter(([field]) => wrongAtAttempt.current.includes(field))),
    ),
  )
  const store = useForm({ schema, initialInput: editor.draft.form })

  function set(part: Partial<Omit<Draft, 'owner' | 'intent'>>): void {
    editor.set(part)
    setInput(store, { input: editor.current().form })
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    wrongAtAttempt.current = Object.keys(judge(editor.current().form))
    await handleSubmit(store, () => {
      editor.finish(step)
      const names = stepNamesOf(latest.current.payment !== undefined)
      navigate(stepRoutes[names[names.indexOf(step) + 1] ?? 'confirmation'].path)
    })()
    setAttempt((count) => count + 1)
  }

  return {
    form: {
      store,
      setEntries: (entries: Partial<ApplicationForm>) => set({ form: { ...editor.current().form, ...entries } }),
    },
    set,
    summary: getDeepErrorEntries(store).map(({ path, errors }) => ({ name: String(path[0]), text: errors[0] })),
    attempt,
    submit,
  }
}
