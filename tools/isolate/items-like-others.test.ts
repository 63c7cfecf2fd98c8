/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { itemsLikeOthers } from './items-like-others.ts'

const found = (html: string): string[] => {
  document.body.innerHTML = html
  return itemsLikeOthers().map(({ id }) => id)
}
afterEach(() => {
  document.body.innerHTML = ''
})

describe('items that are drawn like another of their list', () => {
  it('leave one for each place of a pair, since rows may be striped', () => {
    expect(found('<ul><li id="a">1<li id="b">2<li id="c">3<li id="d">4</ul>')).toEqual(['c', 'd'])
  })

  it('differ in words, names and addresses alone', () => {
    const item = (id: string) => `<li id="${id}" class="x"><a href="/${id}" aria-label="${id}">${id}</a>`
    expect(found(`<ul>${['a', 'b', 'c'].map(item).join('')}</ul>`)).toEqual(['c'])
  })

  it.each([
    { says: 'a class', third: '<li class="y"><b>3</b>' },
    { says: 'a style', third: '<li class="x" style="color: red"><b>3</b>' },
    { says: 'a state', third: '<li class="x"><b aria-pressed="true">3</b>' },
    { says: 'an element', third: '<li class="x"><i>3</i>' },
    { says: 'an element more', third: '<li class="x"><b>3</b><b>4</b>' },
  ])('are no others than those: $says makes a difference', ({ third }) => {
    const item = '<li class="x"><b>1</b>'
    expect(found(`<ul>${item}${item}${third}</ul>`)).toEqual([])
  })

  it('stand in the same list', () => {
    expect(found('<ul><li id="a">1</ul><ul><li id="b">1</ul>')).toEqual([])
  })
})
