import styled from '@emotion/styled'
import { choiceStyles } from './choice-styles.ts'
import { describedBy, FieldError, type FieldFacts, fieldId, fieldStyles } from './field.tsx'

const Root = styled.div(fieldStyles)
const Choice = styled.label(choiceStyles)

/** Yes or no to one sentence. */
export const CheckboxField = ({
  isChecked,
  onChange,
  ...facts
}: Omit<FieldFacts, 'need'> & { isChecked: boolean; onChange(isChecked: boolean): void }) => (
  <Root>
    <Choice>
      <input
        id={fieldId(facts.name)}
        type="checkbox"
        name={facts.name}
        checked={isChecked}
        aria-invalid={facts.error !== undefined || undefined}
        aria-describedby={describedBy({ ...facts, hint: undefined })}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {facts.label}
        {facts.hint === undefined ? null : <small>{facts.hint}</small>}
      </span>
    </Choice>
    <FieldError name={facts.name} error={facts.error} />
  </Root>
)
