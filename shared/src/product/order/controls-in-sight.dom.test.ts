import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import '@shop/shared/testing'
import { controlsInSight } from './controls-in-sight.ts'
import type { Box } from './free-place.ts'
import { layOut } from './testing/lay-out.ts'

const area: Box = { left: 100, top: 200, right: 300, bottom: 400 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function aPage(): Record<string, Element> {
  document.body.innerHTML = `
    <header id="header"><a id="home" href="/">ホーム</a></header>
    <main id="main">
      <p id="text">牛乳</p>
      <button id="order">注文する</button>
      <select id="select"></select>
      <div id="bar" data-floating></div>
      <div id="held" data-held><button id="passing">画面の上へ</button></div>
    </main>
    <footer id="footer"></footer>
    <section style="pointer-events: none"><button id="through">閉じる</button></section>`
  return Object.fromEntries([...document.querySelectorAll('[id]')].map((one) => [one.id, one]))
}

let page: ReturnType<typeof aPage>
const at = (id: string, place: Box) => [page[id] as Element, place] as const
const found = () => controlsInSight(area).map(({ id }) => id)

beforeEach(() => {
  page = aPage()
})
afterEach(() => {
  jest.restoreAllMocks()
  document.body.innerHTML = ''
})

describe('what a part of the window holds', () => {
  it.each([
    { says: 'a control', id: 'order', is: ['order'] },
    { says: 'a field', id: 'select', is: ['select'] },
    { says: 'what floats over the page', id: 'bar', is: ['bar'] },
    { says: 'a header that stays around the screen', id: 'header', is: ['header'] },
    { says: 'no text', id: 'text', is: [] },
    { says: 'no footer', id: 'footer', is: [] },
    { says: 'not the screen itself', id: 'main', is: [] },
    { says: 'nothing that goes by itself', id: 'passing', is: [] },
  ])('is $says', ({ id, is }) => {
    layOut([at(id, area)])
    expect(found()).toEqual(is)
  })

  it('is not what holds the screen', () => {
    document.body.innerHTML = '<div id="root"><main id="main"></main></div>'
    page = Object.fromEntries([...document.querySelectorAll('[id]')].map((one) => [one.id, one]))
    layOut([at('root', area)])
    expect(found()).toEqual([])
  })

  it('is a strip that stays in the window while its header does not, and no control of it besides', () => {
    layOut([at('header', box(0, -100, 500, 50)), at('home', area)])
    expect(found()).toEqual(['home'])
    layOut([at('header', area), at('home', area)])
    expect(found()).toEqual(['header'])
  })

  it('is not asked for in what is far from it', () => {
    document.body.innerHTML = '<main><section id="far"><button id="order"></button></section></main>'
    page = Object.fromEntries([...document.querySelectorAll('[id]')].map((one) => [one.id, one]))
    layOut([at('far', box(100, 900, 200, 200)), at('order', box(100, 900, 90, 40))])
    const looks = jest.mocked(Element.prototype.getBoundingClientRect)
    expect(found()).toEqual([])
    expect(looks.mock.contexts).not.toContain(page['order'])
  })

  it('is what lies under what lets pointers through, and under what goes by itself', () => {
    layOut([at('through', area), at('passing', area), at('order', area)])
    expect(found()).toEqual(['order'])
  })

  it('has each control once, and all of them', () => {
    layOut([at('order', box(100, 200, 90, 90)), at('select', box(200, 300, 90, 90))])
    expect(found().toSorted()).toEqual(['order', 'select'])
  })

  it('has nothing around it on a page without a screen', () => {
    page['main']?.remove()
    layOut([at('header', area)])
    expect(found()).toEqual([])
  })
})

describe('a control is seen', () => {
  it.each([
    { says: 'in the first corner', place: box(60, 160, 41, 41) },
    { says: 'in the last one', place: box(299, 399, 40, 40) },
    { says: 'in the last column', place: box(299, 270, 40, 40) },
    { says: 'in the last row', place: box(170, 399, 40, 40) },
    { says: 'of the smallest size, wherever it stands', place: box(181, 281, 40, 40) },
  ])('$says', ({ place }) => {
    layOut([at('order', place)])
    expect(found()).toEqual(['order'])
  })

  it.each([
    { says: 'beside the area', place: box(300, 200, 40, 200) },
    { says: 'before it', place: box(59, 200, 41, 200) },
    { says: 'above it', place: box(100, 159, 200, 41) },
    { says: 'below it', place: box(100, 400, 200, 40) },
  ])('not $says', ({ place }) => {
    layOut([at('order', place)])
    expect(found()).toEqual([])
  })

  it('in an area that is smaller than a step', () => {
    layOut([at('order', box(100, 200, 1, 1))])
    const small = { left: 100, top: 200, right: 101, bottom: 201 }
    expect(controlsInSight(small)).toEqual([page['order']])
  })

  it('is what floats over the page, also where it belongs to a far part of it', () => {
    document.body.innerHTML =
      '<main><article id="card"><a id="number" data-floating></a></article></main><a id="hidden" data-floating style="visibility: hidden"></a>'
    page = Object.fromEntries([...document.querySelectorAll('[id]')].map((one) => [one.id, one]))
    layOut([
      at('card', box(100, 900, 200, 200)),
      at('number', box(260, 350, 40, 40)),
      at('hidden', box(260, 350, 40, 40)),
    ])
    expect(found()).toEqual(['number'])
  })
})
