import { afterEach, expect, it } from '@jest/globals'
import '@shop/shared/testing'
import { findRenderedScreen } from './rendered-screen.ts'

afterEach(() => document.body.replaceChildren())

it('[K-185] finds the screen of the release that the page names, whatever its version is written like', () => {
  document.body.innerHTML = '<div data-release="a@1.0.0"></div><div data-release="a@1.0.0-rc.1+&quot;x&quot;]"></div>'
  const release = 'a@1.0.0-rc.1+"x"]'
  expect(findRenderedScreen(document, release)).toEqual({ release, element: document.body.lastElementChild })
})

it('[K-185] finds nothing where the page names no release, or has not got its screen', () => {
  document.body.innerHTML = '<div data-release="a@1.0.0"></div>'
  expect(findRenderedScreen(document, undefined)).toBeUndefined()
  expect(findRenderedScreen(document, 'a@1.0.1')).toBeUndefined()
})
