import { expect, it, jest } from '@jest/globals'
import { renderScreen } from '@shop/shared/testing'
import { cleanup, screen } from '@testing-library/react'
import { QuantityStepper } from './quantity-stepper.tsx'

function show(props: {
  value: number
  whyNoMore?: string
  onRefused?: () => void
  onRemove?: () => void
  isDisabled?: boolean
}) {
  const onChange = jest.fn()
  const { user } = renderScreen(<QuantityStepper label="牛乳の数量" max={99} onChange={onChange} {...props} />)
  return { user, onChange }
}

const less = () => screen.getByRole('button', { name: '1つ減らす' })
const more = () => screen.getByRole('button', { name: '1つ増やす' })

it('is a group named by the product, with a value that is read out when it changes', () => {
  show({ value: 3 })
  const group = screen.getByRole('group', { name: '牛乳の数量' })
  expect(group).toContainElement(less())
  expect(group.querySelector('output')).toHaveAttribute('aria-live', 'polite')
  expect(group.querySelector('output')).toHaveTextContent('3')
})

it('steps by one', async () => {
  const { user, onChange } = show({ value: 3 })
  await user.click(less())
  await user.click(more())
  expect(onChange.mock.calls).toEqual([[2], [4]])
})

it.each([
  { says: '[ORD-054] does not go below one', value: 1, name: '1つ減らす' },
  { says: '[ORD-054] does not go above the maximum', value: 99, name: '1つ増やす' },
])('$says', async ({ value, name }) => {
  const { user, onChange } = show({ value })
  const button = screen.getByRole('button', { name })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(onChange).not.toHaveBeenCalled()
})

it('tells of a press where no more can be had, but not while it is off', async () => {
  const onRefused = jest.fn()
  const { user, onChange } = show({ value: 99, onRefused })
  await user.click(more())
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
  cleanup()
  const off = show({ value: 99, onRefused, isDisabled: true })
  await off.user.click(more())
  expect(onRefused).toHaveBeenCalledTimes(1)
})

it('says in words why there is no more', () => {
  show({ value: 99 })
  expect(screen.getByText('上限99個です')).toBeVisible()
  expect(more()).toHaveAccessibleDescription('上限99個です')
})

it('[ORD-059] says another reason than the most where there is one, and only where there is no more', () => {
  const whyNoMore = '今週はお取扱いありません'
  show({ value: 99, whyNoMore })
  expect(more()).toHaveAccessibleDescription(whyNoMore)
  expect(screen.queryByText(/上限/)).toBeNull()
  cleanup()
  show({ value: 3, whyNoMore })
  expect(screen.queryByText(whyNoMore)).toBeNull()
})

it('takes out at one where that is offered', async () => {
  const onRemove = jest.fn()
  const { user, onChange } = show({ value: 1, onRemove })
  await user.click(screen.getByRole('button', { name: '取消し' }))
  expect(onRemove).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
})

it('does nothing while it is off', async () => {
  const { user, onChange } = show({ value: 3, isDisabled: true })
  await user.click(less())
  await user.click(more())
  expect(onChange).not.toHaveBeenCalled()
})
