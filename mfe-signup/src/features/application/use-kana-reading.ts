import type { ApplicationForm } from '@shop/shared/domain/application'
import { type CompositionEvent, useRef } from 'react'
import { kanaOf, type NameEvent, nextReading, noReading } from './kana-reading.ts'

type NameField = 'lastName' | 'firstName'

/**
 * Fills the kana of a name with the reading that is typed. Kana that the applicant wrote or changed stay: only empty ones and
 * those filled here are filled. [JP-08]
 */
export function useKanaReading(
  field: NameField,
  entries: ApplicationForm,
  setEntries: (part: Partial<ApplicationForm>) => void,
) {
  const kanaField = `${field}Kana` as const
  const reading = useRef(noReading)
  const filled = useRef('')
  // Several events come between two renderings.
  const latest = useRef(entries)
  latest.current = entries

  /** The entries that change with an event: the kana, unless they are the applicant's own. */
  function hear(event: NameEvent): Partial<ApplicationForm> {
    const before = kanaOf(reading.current)
    reading.current = nextReading(reading.current, event)
    const kana = kanaOf(reading.current)
    const isFree = latest.current[kanaField] === '' || latest.current[kanaField] === filled.current
    if (!isFree || kana === before) return {}
    filled.current = kana
    latest.current = { ...latest.current, [kanaField]: kana }
    return { [kanaField]: kana }
  }

  return {
    type: (name: string) => setEntries({ [field]: name, ...hear({ is: 'changed', name }) }),
    listeners: {
      onCompositionUpdate: ({ data }: CompositionEvent) => void hear({ is: 'composing', text: data }),
      onCompositionEnd({ data, target }: CompositionEvent) {
        if (target instanceof HTMLInputElement) setEntries(hear({ is: 'composed', text: data, name: target.value }))
      },
    },
  }
}
