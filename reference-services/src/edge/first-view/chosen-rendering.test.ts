import { expect, it } from '@jest/globals'
import { createGate } from '@shop/shared/testing/hold'
import { withChosenRendering } from './chosen-rendering.ts'
import { aRequest, aView } from './testing/a-request.ts'

const release = { name: 'mfe-a', version: '1.0.0', base: '/' }

/** Views of a release that has one at the third time it is asked. */
function views() {
  let asked = 0
  return {
    view: async () => {
      asked += 1
      return asked < 3 ? undefined : aView()
    },
    asked: () => asked,
  }
}
const never = new Promise(() => undefined)

it('a page is rendered as for members where nothing is chosen', async () => {
  const some = views()
  const { view } = withChosenRendering(some, () => undefined)
  expect(await view(release, aRequest(), never)).toBeUndefined()
  expect(some.asked()).toBe(1)
})

it('a page is drawn by the browser when that is chosen', async () => {
  const some = views()
  const { view } = withChosenRendering(some, () => 'browser')
  expect(await view(release, aRequest(), never)).toBeUndefined()
  expect(some.asked()).toBe(0)
})

it('a page waits for the view of a release that only starts when the server is chosen, and no longer than it may', async () => {
  const { view } = withChosenRendering(views(), () => 'server')
  expect(await view(release, aRequest(), never)).toEqual(aView())
  const { until, release: end } = createGate()
  const none = withChosenRendering({ view: async () => undefined }, () => 'server').view(release, aRequest(), until)
  end()
  expect(await none).toBeUndefined()
})
