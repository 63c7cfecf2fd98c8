import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { safeOwnPath } from './safe-path.ts'

const shop = 'https://shop.example'

describe('safeOwnPath', () => {
  it.each([
    { text: '/', path: '/' },
    { text: '/category/01/0/0/-1', path: '/category/01/0/0/-1' },
    { text: '/search/results?searchWord=%E7%89%9B#top', path: '/search/results?searchWord=%E7%89%9B#top' },
    { text: '/検索?語=牛乳', path: '/%E6%A4%9C%E7%B4%A2?%E8%AA%9E=%E7%89%9B%E4%B9%B3' },
    { text: '/a/../b', path: '/b' },
    { text: '/a?next=https://evil.example', path: '/a?next=https://evil.example' },
    { text: '/a?next=//evil.example', path: '/a?next=//evil.example' },
    { text: '/entrances', path: '/entrances' },
  ])('[GRD-047] $text is kept', ({ text, path }) => {
    expect(safeOwnPath(text)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'category',
    './a',
    '?a',
    '#a',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\tevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/a\\..\\..\\/evil.example',
    'https://evil.example',
    'HTTPS:/evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `/${'a'.repeat(2000)}`,
  ])('[GRD-047] %j is ignored', (text) => {
    expect(safeOwnPath(text)).toBeUndefined()
  })

  it.each(['/entrance', '/entrance?code=1&state=2', '/auth0', '/auth0/', '/mobile/entrance', '/a/../entrance'])(
    'a return to the login itself would go in circles: %s',
    (text) => {
      expect(safeOwnPath(text)).toBeUndefined()
    },
  )

  it('[GRD-047] of fifty thousand hostile texts none leaves the shop', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '/\\',
      '\\/',
      '..',
      '/../',
      '/..//',
      '.',
      '/./',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '%09',
      '%00',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      '\u00a0',
      '\u2028',
      '\u200b',
      '\ufeff',
      '／',
      '＼',
      '。',
      '：',
      '@',
      ':',
      '?',
      '#',
      '&',
      '=',
      ';',
      'evil.example',
      'evil。example',
      'shop.example',
      'shop.invalid',
      'user:pass@evil.example',
      '[::1]',
      'https:',
      'https://',
      'http:',
      'javascript:',
      'data:',
      'a',
      '𠮷',
      '\ud800',
      '',
      '127.1',
      '0x7f.1',
      'localhost:80',
    ]
    const hostile = fc.oneof(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join('')),
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => `/${some.join('')}`),
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `/${text}`),
      fc.webUrl(),
    )
    let kept = 0
    for (const text of fc.sample(hostile, { numRuns: 50_000, seed: 47 })) {
      const path = safeOwnPath(text)
      if (path === undefined) continue
      kept += 1
      // As a browser resolves it, in an address, in a link and in the history.
      const url = new URL(path, `${shop}/some/page`)
      if (url.origin !== shop || !path.startsWith('/') || path.startsWith('//') || safeOwnPath(path) !== path)
        throw new Error(`${JSON.stringify(text)} becomes ${path}, which leads to ${url.href}`)
    }
    expect(kept).toBeGreaterThan(1000)
  })
})
