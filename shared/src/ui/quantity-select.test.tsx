import { expect, it, jest } from '@jest/globals'
import { chooseQuantity, renderScreen } from '@shop/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { QuantitySelect } from './quantity-select.tsx'

const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const select = () => screen.getByRole('combobox', { name: '数量 みのり 牛乳' })

it('[ORD-053] offers from the given minimum up to the maximum', () => {
  renderScreen(<QuantitySelect productName="みのり 牛乳" value={3} min={3} max={99} onChange={() => undefined} />)
  fireEvent.focus(select())
  expect(options()).toHaveLength(97)
  expect(options()[0]).toBe('3')
  expect(options().at(-1)).toBe('99')
})

it.each([
  { by: 'a finger', touch: () => fireEvent.pointerDown(select()) },
  { by: 'the keyboard', touch: () => fireEvent.focus(select()) },
])('has all at once when it is touched by $by', ({ touch }) => {
  renderScreen(<QuantitySelect productName="みのり 牛乳" value={1} max={99} onChange={() => undefined} />)
  expect(options()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  touch()
  expect(options()).toHaveLength(99)
})

it('shows the number that is chosen before it is touched', () => {
  renderScreen(<QuantitySelect productName="みのり 牛乳" value={12} max={99} onChange={() => undefined} />)
  expect(select()).toHaveValue('12')
  expect(options()).toHaveLength(10)
})

it('tells a number', async () => {
  const onChange = jest.fn()
  const { user } = renderScreen(<QuantitySelect productName="みのり 牛乳" value={1} max={9} onChange={onChange} />)
  await chooseQuantity(user, select(), '7')
  expect(onChange).toHaveBeenCalledWith(7)
})
