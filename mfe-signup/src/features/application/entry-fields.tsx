import { useField } from '@formisch/react'
import { toKatakana } from '@shop/shared/domain'
import type { ApplicationField, ApplicationForm } from '@shop/shared/domain/application'
import {
  DigitsField,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  TextField,
  type TextFieldProps,
} from '@shop/shared/ui/form'
import type { StepForm } from './use-step-form.ts'

type ChoiceField =
  | 'residence'
  | 'placement'
  | 'doorbell'
  | 'paperCatalogue'
  | 'children'
  | 'introducer'
  | 'trialCampaign'
type Choice<N extends ChoiceField> = Exclude<ApplicationForm[N], ''>
type Bound = 'name' | 'value' | 'error' | 'onChange'

type TextEntryProps = Omit<TextFieldProps, Bound> & {
  form: StepForm
  name: Exclude<ApplicationField, ChoiceField>
  onChange?(value: string): void
}

/** A field of a step's form by its name. */
export function useEntry<V extends string>({ store, setEntries }: StepForm, name: ApplicationField) {
  const field = useField(store, { path: [name] })
  return {
    name,
    value: field.input as V | '',
    error: field.errors?.[0],
    onChange: (value: V) => setEntries({ [name]: value }),
  }
}

export const TextEntry = ({ form, name, ...rest }: TextEntryProps) => <TextField {...useEntry(form, name)} {...rest} />

export const DigitsEntry = ({ form, name, ...rest }: TextEntryProps) => (
  <DigitsField {...useEntry(form, name)} {...rest} />
)

/**
 * A reading. Hiragana and half-width katakana become full-width katakana when a conversion ends or the field is left, never
 * while typing. [JP-07]
 */
export function KanaEntry({ form, name, ...rest }: Omit<TextEntryProps, 'onChange'>) {
  const { value, onChange, ...bound } = useEntry(form, name)
  const convert = (text: string) => {
    const kana = toKatakana(text)
    if (kana !== value) onChange(kana)
  }
  return (
    <TextField
      {...bound}
      {...rest}
      value={value}
      onChange={onChange}
      onCompositionEnd={convert}
      onBlur={() => convert(value)}
    />
  )
}

export const ChoiceEntry = <N extends ChoiceField>({
  form,
  name,
  ...rest
}: Omit<RadioGroupProps<Choice<N>>, Bound> & {
  form: StepForm
  name: N
  onChange?(value: Choice<N>): void
}) => <RadioGroup {...useEntry<Choice<N>>(form, name)} {...rest} />

/** A table of the domain as choices in the order of their codes; the hint of a choice stands below it. */
export const toOptions = <V extends string>(
  table: Readonly<Record<V, string>>,
  hints: Partial<Record<NoInfer<V>, string>> = {},
): RadioOption<V>[] =>
  (Object.keys(table) as V[]).map((value) => {
    const hint = hints[value]
    return { value, text: table[value], ...(hint === undefined ? {} : { hint }) }
  })
