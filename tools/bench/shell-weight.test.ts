import { expect, it } from '@jest/globals'
import { weighShell } from './shell-weight.ts'

const file = (brotli: number) => ({ integrity: 'sha256-x', bytes: brotli * 3, brotli })

it.each([
  { own: 166_000, inApp: 166_000, isWithin: true },
  { own: 166_001, inApp: 161_000, isWithin: false },
  { own: 160_000, inApp: 160_001, isWithin: false },
])('a shell of $own bytes, and $inApp in the app, is within its limits: $isWithin', ({ own, inApp, isWithin }) => {
  const files = {
    'platform.js': file(own - 3),
    'main.js': file(3),
    'webview.js': file(inApp - own + 3),
    'parts.js': file(9),
    'later.js': file(5),
  }
  const parts = {
    '@shop/shared/product/list': ['parts.js'],
    '@shop/shared/remote': ['parts.js'],
    '@shop/shared/ui': [],
  }
  const webviewScripts = ['platform.js', 'webview.js']
  expect(weighShell({ scripts: ['platform.js', 'main.js'], webviewScripts, parts, files })).toEqual({
    line: `shell ${own} bytes of 166000 (brotli), in the app ${inApp}, parts for remotes 9`,
    isWithin,
  })
})
