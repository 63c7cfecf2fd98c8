import { describe, expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { CheckboxField, DigitsField, ErrorSummary, RadioGroup, SelectField, TextField } from './index.ts'

const places = [
  { value: '1', text: '玄関フード' },
  { value: '2', text: '物置' },
] as const

function Form({ onSubmit = () => undefined }: { onSubmit?: () => void }) {
  const [form, setForm] = useState({ post: '', street: '', city: '', place: '', agrees: false })
  const [attempt, setAttempt] = useState(0)
  const set = (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part }))
  const errors = attempt > 0 && form.post.length !== 7 ? { post: '郵便番号を7けたの数字で入力してください。' } : {}
  const placeError = attempt > 0 && form.place === '' ? 'お届け場所を選んでください。' : undefined
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        setAttempt(attempt + 1)
      }}
    >
      <ErrorSummary
        attempt={attempt}
        errors={[
          ...Object.entries(errors).map(([name, text]) => ({ name, text })),
          ...(placeError === undefined ? [] : [{ name: 'place', text: placeError }]),
        ]}
      />
      <DigitsField
        name="post"
        label="郵便番号"
        need="required"
        hint="ハイフンなしでも入力できます"
        error={errors.post}
        value={form.post}
        onChange={(post) => set({ post })}
      />
      <TextField
        name="street"
        label="町名・番地"
        need="optional"
        value={form.street}
        onChange={(street) => set({ street })}
      />
      <SelectField
        name="city"
        label="市区町村"
        value={form.city}
        options={[{ value: 'a', text: '中央区' }]}
        onChange={(city) => set({ city })}
      />
      <RadioGroup
        name="place"
        label="お届け場所"
        need="required"
        error={placeError}
        value={form.place as '1' | '2' | ''}
        options={places}
        onChange={(place) => set({ place })}
      />
      <CheckboxField name="agrees" label="同意します" isChecked={form.agrees} onChange={(agrees) => set({ agrees })} />
      <button type="submit">次へ進む</button>
    </form>
  )
}

const postNumber = () => screen.getByRole<HTMLInputElement>('textbox', { name: '郵便番号' })

describe('a field', () => {
  it('says in words whether it must be filled, and what to type', () => {
    renderScreen(<Form />)
    expect(screen.getAllByText('必須')).toHaveLength(2)
    expect(screen.getByText('任意')).toBeInTheDocument()
    expect(postNumber()).toBeRequired()
    expect(postNumber()).toHaveAccessibleDescription('ハイフンなしでも入力できます')
    expect(postNumber()).toHaveAttribute('inputmode', 'numeric')
    expect(postNumber()).toHaveAttribute('type', 'text')
  })

  it('says what is wrong, first', async () => {
    const { user } = renderScreen(<Form />)
    await user.click(screen.getByRole('button', { name: '次へ進む' }))
    expect(postNumber()).toBeInvalid()
    expect(postNumber()).toHaveAccessibleDescription(
      '郵便番号を7けたの数字で入力してください。 ハイフンなしでも入力できます',
    )
    const group = screen.getByRole('radiogroup', { name: 'お届け場所' })
    expect(group).toHaveAccessibleDescription('お届け場所を選んでください。')
    expect(group).toBeInvalid()
  })

  it('takes choices', async () => {
    const { user } = renderScreen(<Form />)
    await user.click(screen.getByRole('radio', { name: '物置' }))
    await user.click(screen.getByRole('checkbox', { name: '同意します' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '市区町村' }), '中央区')
    expect(screen.getByRole('radio', { name: '物置' })).toBeChecked()
    expect(screen.getByRole('checkbox')).toBeChecked()
    expect(screen.getByRole('combobox')).toHaveValue('a')
  })
})

describe('the summary of errors', () => {
  it('takes the focus at each try and leads to the fields', async () => {
    const { user } = renderScreen(<Form />)
    const submit = screen.getByRole('button', { name: '次へ進む' })
    await user.click(submit)
    const summary = screen.getByText('入力内容をご確認ください（2件）').closest('[tabindex]')
    expect(summary).toHaveFocus()
    await user.click(screen.getByRole('link', { name: '郵便番号を7けたの数字で入力してください。' }))
    expect(postNumber()).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'お届け場所を選んでください。' }))
    expect(screen.getByRole('radio', { name: '玄関フード' })).toHaveFocus()
    await user.click(submit)
    expect(summary).toHaveFocus()
  })

  it('is not there when all is well', () => {
    renderScreen(<ErrorSummary attempt={1} errors={[]} />)
    expect(screen.queryByText(/入力内容/)).not.toBeInTheDocument()
  })
})

describe('digits', () => {
  it('are made half-width when the field is left', async () => {
    const { user } = renderScreen(<Form />)
    await user.type(postNumber(), '０６０－０００１')
    expect(postNumber()).toHaveValue('０６０－０００１')
    await user.tab()
    expect(postNumber()).toHaveValue('060－0001')
  })

  it('are left alone during a conversion, and made half-width when it ends', () => {
    renderScreen(<Form />)
    const input = postNumber()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: '０６' } })
    expect(input).toHaveValue('０６')
    fireEvent.compositionEnd(input)
    expect(input).toHaveValue('06')
  })

  it.each([
    { says: 'as most browsers tell it', key: { isComposing: true, keyCode: 13 } },
    { says: 'as Safari tells it', key: { isComposing: false, keyCode: 229 } },
  ])('the Enter that ends a conversion sends nothing, $says', ({ key }) => {
    renderScreen(<Form />)
    // A cancelled keydown submits no form.
    expect(fireEvent.keyDown(postNumber(), { key: 'Enter', ...key })).toBe(false)
    expect(fireEvent.keyDown(postNumber(), { key: 'Enter', keyCode: 13 })).toBe(true)
  })

  it('an ordinary Enter sends the form', async () => {
    const onSubmit = jest.fn()
    const { user } = renderScreen(<Form onSubmit={onSubmit} />)
    await user.type(postNumber(), '0600001{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
