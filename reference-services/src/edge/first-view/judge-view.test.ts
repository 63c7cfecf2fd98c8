import { describe, expect, it } from '@jest/globals'
import { judgeView } from './judge-view.ts'
import { aView } from './testing/a-request.ts'

describe('a view', () => {
  it.each([
    { says: 'plain', html: '<p class="a" id=\'b\'>milk &amp; bread<br/></p><!--$-->' },
    { says: 'text that looks like a handler', html: '<p title="turn on light=1">one on two=3</p>' },
    { says: 'the word script in an address', html: '<a href="/javascripts">x</a>' },
    // A search word comes from whoever makes the address: it must not put a release to rest.
    { says: 'text that looks like a script', html: '<h1>javascript:x</h1>' },
    {
      says: 'values that look like a script, where they are words',
      html: '<input value="javascript:x" title="JavaScript: x"><a aria-label="javascript:x" href="/a?b=javascript:x">x</a>',
    },
  ])('[K-185] of a release may have $says', ({ html }) => {
    expect(judgeView(aView({ html })).html).toBe(html)
  })

  it.each([
    { says: 'a script', html: '<p>x</p><SCRIPT src="/a.js"></SCRIPT>' },
    { says: 'a handler', html: '<img src="x" onerror="alert(1)">' },
    { says: 'a handler without quotes', html: '<img src=x onerror=alert(1)>' },
    { says: 'a handler behind a slash', html: '<img/onerror=alert(1)>' },
    { says: 'a handler behind a value', html: '<img src="x"onerror=alert(1)>' },
    { says: 'a handler behind a value that looks like its cover', html: '<img a=b="onerror=x onerror=alert(1)">' },
    { says: 'a handler behind a name on its own', html: '<img a= b="onerror=x onerror=alert(1)">' },
    { says: 'a handler in text that looks like a value', html: ' a="<img src="x" onerror=alert(1)>"' },
    { says: 'an address that is a script', html: '<a href="JavaScript:alert(1)">x</a>' },
    { says: 'an address that is a script behind a space', html: "<a href=' javascript:alert(1)'>x</a>" },
    {
      says: 'an address that is a script behind a control character',
      html: '<a href="\u0001javascript:alert(1)">x</a>',
    },
    { says: 'an address that is a script, without quotes', html: '<a href=javascript:alert(1)>x</a>' },
    { says: 'a form that sends to a script', html: '<button formaction="javascript:alert(1)">x</button>' },
    { says: 'another base', html: '<base href="https://evil.example/">' },
    { says: 'a way to another page', html: '<meta http-equiv="refresh" content="0;url=/x">' },
  ])('[K-185] is refused with $says', ({ html }) => {
    expect(() => judgeView(aView({ html }))).toThrow('its HTML has')
  })

  it.each([
    { says: 'styles that end their element', view: aView({ styles: 'a{}</STYLE><img>' }), why: 'its styles end' },
    { says: 'more than a megabyte', view: aView({ html: 'x'.repeat(1_000_001) }), why: '1000014 characters' },
    { says: 'no HTML', view: { ...aView(), html: undefined }, why: 'html' },
    { says: 'nothing at all', view: undefined, why: 'the view' },
    { says: 'a head of another shape', view: { ...aView(), head: { title: 1 } }, why: 'head.title' },
  ])('[K-185] is refused with $says', ({ view, why }) => {
    expect(() => judgeView(view)).toThrow(why)
  })
})
