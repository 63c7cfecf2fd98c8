import { css, keyframes, type SerializedStyles } from '@emotion/react'
import { beforeEach, expect, it } from '@jest/globals'
import { pageStyleCache, pageStyles } from '@shop/shared/styles'
import { openServerStyles, type ServerStyles } from './server-styles.ts'

let styles: ServerStyles

/** As the build writes it in the place of a template. */
function builtStyle(text: string): SerializedStyles {
  const style = css(text)
  pageStyles().pending[text] = style
  return style
}

/** As emotion does for a component that is drawn; gives the name of its class. */
function draw({ cache }: ServerStyles, style: SerializedStyles): string {
  if (cache.inserted[style.name] === undefined) cache.insert(`.shop-${style.name}`, style, cache.sheet, true)
  return style.name
}
/** HTML in which the styles of these names are used. */
const htmlWith = (...names: string[]) => names.map((name) => `<p class="shop-${name} other"></p>`).join('')
const drawGlobal = ({ cache }: ServerStyles, style: SerializedStyles) => cache.insert('', style, cache.sheet, false)

beforeEach(() => {
  pageStyles().pending = {}
  styles = openServerStyles({ hasGlobals: true })
  styles.begin()
})

it('[K-185] stands where screens take the page’s cache from', () => {
  expect(pageStyleCache('')).toBe(styles.cache)
})

it('[K-185] collects what a view uses, each style once', () => {
  const red = css('color:red;')
  builtStyle('gap:9px;')
  const name = draw(styles, red)
  draw(styles, red)
  expect(styles.collect(htmlWith(name))).toEqual({ styles: `.shop-${name}{color:red;}`, styleNames: [name] })
})

it('[K-185] has them in the order of the browser: globals, what the build has made as its files have it, the rest', () => {
  const [first, second] = [builtStyle('gap:1px;'), builtStyle('gap:2px;/**/&:hover{gap:3px;}/**/')]
  const left = css('&:focus { color: red; }')
  draw(styles, left)
  draw(styles, second)
  draw(styles, first)
  const all = css('body{margin:0;}')
  drawGlobal(styles, all)
  const collected = styles.collect(htmlWith(left.name, second.name, first.name))
  expect(collected.styleNames).toEqual([all.name, first.name, second.name, left.name])
  expect(collected.styles).toBe(
    `body{margin:0;}.shop-${first.name}{gap:1px;}.shop-${second.name}{gap:2px;}.shop-${second.name}:hover{gap:3px;}` +
      `.shop-${left.name}:focus{color:red;}`,
  )
})

it('[K-185] leaves global styles of a screen to the browser, which takes them away with it, and keeps animations', () => {
  const ofScreen = openServerStyles({ hasGlobals: false })
  drawGlobal(ofScreen, css('body{margin:0;}'))
  const turn = keyframes('from{opacity:0;}')
  ofScreen.cache.insert(
    '',
    { name: turn.name, styles: `@keyframes ${turn.name}{${turn.styles}}` },
    ofScreen.cache.sheet,
    true,
  )
  const turning = draw(ofScreen, css(`animation:${turn.name} 1s;`))
  expect(ofScreen.collect(htmlWith(turning)).styleNames).toEqual([turning, turn.name])
  expect(ofScreen.collect('<p></p>').styleNames).toEqual([])
})

it('[K-185] collects every view from nothing', () => {
  const red = draw(styles, css('color:red;'))
  const before = styles.collect(htmlWith(red))
  styles.begin()
  const blue = draw(styles, css('color:blue;'))
  expect(styles.collect(htmlWith(red, blue)).styleNames).toEqual([blue])
  styles.begin()
  draw(styles, css('color:red;'))
  expect(styles.collect(htmlWith(red))).toEqual(before)
  expect(before.styleNames).toEqual([red])
})

it('[K-185] has the same for the same HTML, whatever was drawn in place of code that had to be loaded, and in any order', () => {
  const [waiting, milk, bread] = [css('color:gray;'), css('color:white;'), css('color:brown;')]
  for (const style of [waiting, bread, milk]) draw(styles, style)
  const first = styles.collect(htmlWith(milk.name, bread.name))
  styles.begin()
  for (const style of [milk, bread]) draw(styles, style)
  expect(styles.collect(htmlWith(milk.name, bread.name))).toEqual(first)
  expect(first.styleNames).toEqual([milk.name, bread.name])
})
