import { expect, it } from '@jest/globals'
import hoistStatics from './hoist-statics.ts'

it('a wrapper gets the statics of the component that it wraps, and keeps those of React', () => {
  const wrapped = Object.assign(() => null, { displayName: 'Wrapped', fetchPolicy: 'once' })
  const wrapper = Object.assign(() => null, { displayName: 'Wrapper' })
  expect({ ...hoistStatics(wrapper, wrapped) }).toEqual({ displayName: 'Wrapper', fetchPolicy: 'once' })
})
