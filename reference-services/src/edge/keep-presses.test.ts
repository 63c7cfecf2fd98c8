/** @jest-environment jest-fixed-jsdom */
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { keepPressesScript } from './keep-presses.ts'
import { lateScripts } from './late-scripts.ts'

/** As much of a browser's page as is touched here: this package knows no other. */
type PageElement = Record<string, unknown> & {
  innerHTML: string
  value: string
  click(): void
  remove(): void
  setAttribute(name: string, value: string): void
  hasAttribute(name: string): boolean
  addEventListener(name: string, on: (event: { defaultPrevented: boolean; preventDefault(): void }) => void): void
  dispatchEvent(event: Event): boolean
  querySelectorAll(selector: string): ArrayLike<PageElement>
}
type Page = {
  document: { body: PageElement; querySelector(selector: string): PageElement | null }
  requestAnimationFrame(work: () => void): void
}
const page = globalThis as unknown as Page
const { document } = page

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const sourceOf = (html: string) => /<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? ''
const element = (selector: string) => document.querySelector(selector) as PageElement

/** The HTML of a page with its script, before anything of the shell has run. */
function open(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`
  runInNewContext(sourceOf(keepPressesScript('n')), { window: page, document, Event, Object, Date })
}

/** React has taken an element up. */
const wakeUp = (selector: string) => {
  element(selector)['__reactProps$test'] = {}
}

const wait = () => jest.advanceTimersByTime(100)

describe('presses on a page whose scripts have not come yet', () => {
  it('[K-185] are shown at once, and done when React has taken the element up', () => {
    open('<button>注文する</button>')
    const pressed = jest.fn()
    element('button').click()
    expect(element('button').hasAttribute('data-pressed')).toBe(true)
    element('button').addEventListener('click', pressed)
    wait()
    expect(pressed).not.toHaveBeenCalled()
    wakeUp('button')
    wait()
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(element('button').hasAttribute('data-pressed')).toBe(false)
  })

  it('[K-185] on what a script has drawn reach it at once, whether it is one of React or not', () => {
    open('<main></main>')
    element('main').innerHTML = '<button>スタンプ</button>'
    const pressed = jest.fn()
    element('button').addEventListener('click', pressed)
    element('button').click()
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(element('button').hasAttribute('data-pressed')).toBe(false)
  })

  it('[K-185] are done once, however often somebody has pressed', () => {
    open('<button>注文する</button>')
    for (const _ of [1, 2, 3]) element('button').click()
    const pressed = jest.fn()
    element('button').addEventListener('click', pressed)
    wakeUp('button')
    wait()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('[K-185] are done on the element that was drawn in the place of theirs', () => {
    open('<button>番号で注文</button><button>注文する</button>')
    element('button:last-child').click()
    element('#root').innerHTML = '<button>番号で注文</button><button>注文する</button>'
    const pressed = jest.fn()
    element('button:last-child').addEventListener('click', pressed)
    wakeUp('button:last-child')
    wait()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('[K-185] on a link are done by the shop, which may remember the page or ask first', () => {
    open('<a href="https://shop.test/category">カテゴリ</a>')
    element('a').click()
    expect(element('a').hasAttribute('data-pressed')).toBe(true)
    const followed = jest.fn()
    element('a').addEventListener('click', followed)
    wakeUp('a')
    wait()
    expect(followed).toHaveBeenCalledTimes(1)
  })

  it('[K-185] are done one after the other, each in a frame of its own', () => {
    open('<button>一</button><button>二</button>')
    const done: string[] = []
    for (const name of ['button', 'button:last-child']) {
      element(name).click()
      element(name).addEventListener('click', () => void done.push(name))
      wakeUp(name)
    }
    jest.advanceTimersByTime(17)
    expect(done).toEqual(['button'])
    wait()
    expect(done).toEqual(['button', 'button:last-child'])
  })

  it('[K-185] a form that is sent right after it has woken up knows of the text that was written before', () => {
    open('<form><input name="word"></form>')
    const heard: string[] = []
    element('input').value = '牛乳'
    element('input').dispatchEvent(new Event('input', { bubbles: true }))
    element('form').addEventListener('submit', (event) => {
      event.preventDefault()
      heard.push('sent')
    })
    element('input').addEventListener('input', () => heard.push(element('input').value))
    for (const selector of ['form', 'input']) wakeUp(selector)
    element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect(heard).toEqual([])
    wait()
    expect(heard).toEqual(['牛乳', 'sent'])
  })

  it('[K-185] make no text of before out of one that is written meanwhile', () => {
    open('<input type="search">')
    const input = element('input')
    const write = (text: string) => {
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    write('ぎゅうにゅう')
    wakeUp('input')
    write('牛乳')
    wait()
    expect(input.value).toBe('牛乳')
  })

  it('[K-185] wait for the end of a conversion', () => {
    open('<input type="search">')
    const input = element('input')
    input.dispatchEvent(new Event('compositionstart', { bubbles: true }))
    input.value = 'ぎゅう'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const told = jest.fn()
    input.addEventListener('input', told)
    wakeUp('input')
    wait()
    expect(told).not.toHaveBeenCalled()
    input.dispatchEvent(new Event('compositionend', { bubbles: true }))
    wait()
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('[K-185] tell a field that it has the focus', () => {
    open('<input type="search">')
    const focused = jest.fn()
    const input = element('input') as PageElement & { focus(): void }
    input.focus()
    input.addEventListener('focusin', focused)
    wakeUp('input')
    wait()
    expect(focused).toHaveBeenCalledTimes(1)
  })

  it('[K-185] leave a text that was written before, and tell of it', () => {
    open('<form><input type="search"></form>')
    const input = element('input')
    input.value = '牛乳'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const told = jest.fn()
    input.addEventListener('input', told)
    // The form knows nothing of the text and writes its own.
    input.value = ''
    wakeUp('input')
    wait()
    expect(told).toHaveBeenCalledTimes(1)
    expect(input.value).toBe('牛乳')
  })

  it('[K-185] on what never wakes up are given up after eight seconds', () => {
    open('<button>注文する</button>')
    element('button').click()
    jest.advanceTimersByTime(9000)
    expect(element('button').hasAttribute('data-pressed')).toBe(false)
  })
})

describe('scripts of a page that stands there already', () => {
  const begun = () => document.body.querySelectorAll('body > i').length
  function openWith(html: string, areKept = false): void {
    const late = lateScripts('n', ['<i></i>', '<i></i>'], { areKept })
    document.body.innerHTML = html + late.slice(0, late.indexOf('<script'))
    runInNewContext(sourceOf(late), { window: page, document })
  }

  it('[K-185] come after the first paint', () => {
    openWith('')
    expect(begun()).toBe(0)
    jest.advanceTimersByTime(100)
    expect(begun()).toBe(2)
  })

  it.each(['load', 'error'])('[K-185] wait for the pictures of the first view: %s', (end) => {
    openWith('<img fetchpriority="high" src="x.webp">')
    Object.defineProperty(element('img'), 'complete', { value: false, configurable: true })
    jest.advanceTimersByTime(1000)
    expect(begun()).toBe(0)
    Object.defineProperty(element('img'), 'complete', { value: true })
    element('img').dispatchEvent(new Event(end))
    jest.advanceTimersByTime(10)
    expect(begun()).toBe(2)
  })

  it('[K-185] wait for no picture where the browser has them', () => {
    openWith('<img fetchpriority="high" src="x.webp">', true)
    Object.defineProperty(element('img'), 'complete', { value: false })
    expect(begun()).toBe(0)
    jest.advanceTimersByTime(100)
    expect(begun()).toBe(2)
  })

  it('[K-185] wait two seconds at most, and not for who touches the page', () => {
    openWith('<img fetchpriority="high" src="x.webp"><button></button>')
    Object.defineProperty(element('img'), 'complete', { value: false })
    element('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(begun()).toBe(2)
    jest.advanceTimersByTime(2000)
    expect(begun()).toBe(2)
  })
})
