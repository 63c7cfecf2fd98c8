import { expect, it } from '@jest/globals'
import { withoutStyleAttributes } from './style-attributes.ts'

it('[K-185] turns style attributes into a rule each, and marks their elements', () => {
  expect(
    withoutStyleAttributes('<i style="width:10%" class="a"></i><b style="width:10%"></b><u style="gap:1px"></u>'),
  ).toEqual({
    html: '<i data-style="width:10%" class="a"></i><b data-style="width:10%"></b><u data-style="gap:1px"></u>',
    styles: '[data-style="width:10%"]{width:10%}[data-style="gap:1px"]{gap:1px}',
  })
})

it('[K-185] reads what React has escaped, and leaves it escaped in the HTML', () => {
  const attribute = 'background:url(&quot;/a?b&amp;c&quot;);--say:&#x27;&lt;&gt;&#x27;'
  const declarations = `background:url("/a?b&c");--say:'<>'`
  expect(withoutStyleAttributes(`<i style="${attribute}"></i>`)).toEqual({
    html: `<i data-style="${attribute}"></i>`,
    styles: `[data-style="${declarations.replaceAll('"', '\\"')}"]{${declarations}}`,
  })
})

it('leaves a text about styles alone', () => {
  const html = '<p> style=&quot;color:red&quot;</p>'
  expect(withoutStyleAttributes(html)).toEqual({ html, styles: '' })
})

it.each(['x}body{display:none', 'a{b', '</style><p>'])(
  '[K-185] makes no rule of a value that could end it: %s',
  (value) => {
    const html = `<i style="--word:${value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"></i>`
    expect(withoutStyleAttributes(html).styles).toBe('')
  },
)
