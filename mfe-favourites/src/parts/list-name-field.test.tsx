import { describe, expect, it } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { ListNameField } from './list-name-field.tsx'

const tooLong = 'お気に入り商品リスト名が長すぎます。10文字以内で入力してください。'

function Form({ begun = '' }: { begun?: string }) {
  const [name, setName] = useState(begun)
  return <ListNameField name="list-name" value={name} error={undefined} onChange={setName} />
}
function open(begun?: string) {
  const { user } = renderScreen(begun === undefined ? <Form /> : <Form begun={begun} />)
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: /リスト名/ }) }
}

describe('the name of a list', () => {
  it('[FAV-021] [FAV-023] [K-10] refuses the eleventh character, says why, and goes on once one is taken out', async () => {
    const { user, field } = open()
    await user.type(field, 'あいうえおかきくけこ')
    expect(field).toBeValid()
    await user.type(field, 'さ')
    expect(field).toHaveValue('あいうえおかきくけこ')
    expect(field).toHaveAccessibleDescription(`${tooLong} 10文字まで`)
    await user.type(field, '{Backspace}')
    expect(field).toHaveValue('あいうえおかきくけ')
    expect(field).toBeValid()
  })

  it('[FAV-021] [K-10] loses nothing of a conversion, and counts when it has ended', () => {
    const { field } = open('夕')
    fireEvent.compositionStart(field)
    for (const value of ['夕gohann', '夕ごはんのこんだてひょう']) {
      fireEvent.change(field, { target: { value } })
      expect(field).toHaveValue(value)
      expect(field).toBeValid()
    }
    fireEvent.compositionEnd(field)
    expect(field).toHaveValue('夕ごはんのこんだてひ')
    expect(field).toHaveAccessibleDescription(`${tooLong} 10文字まで`)
    fireEvent.compositionStart(field)
    expect(field).toBeValid()
    fireEvent.compositionEnd(field)
    expect(field).toHaveValue('夕ごはんのこんだてひ')
  })

  it('[K-10] counts at last when the field is left without an end of the conversion', () => {
    const { field } = open()
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: 'あいうえおかきくけこさし' } })
    fireEvent.blur(field)
    expect(field).toHaveValue('あいうえおかきくけこ')
    expect(field).toBeInvalid()
  })

  it('[FAV-025] counts as a reader does', async () => {
    const { user, field } = open()
    await user.click(field)
    await user.paste('👨‍👩‍👧'.repeat(11))
    expect(field).toHaveValue('👨‍👩‍👧'.repeat(10))
  })

  it('[FAV-012] leaves a longer name of before as it is until it is typed in', () => {
    expect(open('むかしからある長いなまえのリスト').field).toHaveValue('むかしからある長いなまえのリスト')
  })
})
