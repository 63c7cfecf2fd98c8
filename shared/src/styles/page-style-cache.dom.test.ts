import { css, type SerializedStyles } from '@emotion/react'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { builtStyle } from './built-style.ts'
import { pageStyleCache, takeUpStyleAttributes, takeUpStyles } from './page-style-cache.ts'

const cache = pageStyleCache('nonce-1')
const sheet = jest.spyOn(cache.sheet, 'insert')

beforeEach(() => {
  sheet.mockReset()
})

/** As emotion does for a component that is drawn. */
function draw(style: SerializedStyles): string {
  const selector = `.shop-${style.name}`
  if (cache.inserted[style.name] === undefined) cache.insert(selector, style, cache.sheet, true)
  return selector
}
const insertedRules = () => sheet.mock.calls.map(([rule]) => rule)

it('is one for the page, with its nonce', () => {
  expect(pageStyleCache('nonce-1')).toBe(cache)
  expect(cache.sheet).toMatchObject({ key: 'shop', nonce: 'nonce-1' })
})

it('takes the built styles of a chunk as one rule when the first of them is drawn, and each of them once', () => {
  const [first, second] = [
    builtStyle('color:red;'),
    builtStyle('gap:1px;/**/&:hover{gap:2px;}@media print{&>b{gap:3px;}}/**/'),
  ]
  expect(insertedRules()).toEqual([])
  const one = draw(second)
  const other = draw(first)
  expect(insertedRules()).toEqual([
    `@media all{${other}{color:red;}${one}{gap:1px;}${one}:hover{gap:2px;}@media print{${one}>b{gap:3px;}}}`,
  ])
  // A release that is loaded a second time tells its styles again.
  builtStyle('color:red;')
  draw(builtStyle('color:blue;'))
  expect(insertedRules()).toHaveLength(2)
  expect(insertedRules()[1]).not.toContain('red')
})

it('joins built styles as emotion joins the templates: declarations before nested rules', () => {
  const one = builtStyle('color:red;/**/@media print{&{color:black;}}/**/')
  const joined = draw(css([one, builtStyle('color:green;/**/&:hover{color:blue;}/**/')]))
  expect(insertedRules().at(-1)?.replace(/;+/g, ';')).toBe(
    `@media all{${joined}{color:red;color:green;}@media print{${joined}{color:black;}}${joined}:hover{color:blue;}}`,
  )
})

it('has emotion compile what the build has left, alone and joined with built styles', () => {
  const left = css(`&:hover { color: ${'red'}; }`)
  const alone = draw(left)
  expect(insertedRules()).toEqual([`${alone}:hover{color:red;}`])
  const joined = draw(css([builtStyle('gap:4px;/**/&:focus{gap:5px;}/**/'), left]))
  expect(insertedRules().slice(-3)).toEqual([
    `${joined}{gap:4px;}`,
    `${joined}:focus{gap:5px;}`,
    `${joined}:hover{color:red;}`,
  ])
})

it('inserts a global style without a class', () => {
  cache.insert('', css('/**/& body{margin:0;}&:root{color:red;}/**/'), cache.sheet, false)
  expect(insertedRules()).toEqual(['@media all{ body{margin:0;}:root{color:red;}}'])
})

it('[K-185] inserts nothing that stands in the HTML, built or not, and everything else', () => {
  const [built, left, more] = [builtStyle('gap:21px;'), css('& > b { gap: 22px; }'), css('gap:23px;')]
  takeUpStyles('nonce-1', [built.name, left.name])
  draw(built)
  draw(left)
  expect(insertedRules()).toEqual([])
  const selector = draw(more)
  expect(insertedRules()).toEqual([`@media all{${selector}{gap:23px;}}`])
})

it('[K-185] gives elements of the HTML the style attributes back that the policy lets no HTML have', () => {
  const page = document.createElement('div')
  page.innerHTML = '<p><i data-style="width: 10%; color: red;"></i></p><b data-of="html"></b>'
  takeUpStyleAttributes(page)
  expect(page.innerHTML).toBe('<p><i style="width: 10%; color: red;"></i></p><b data-of="html"></b>')
})
