import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import builtStylesLoader, { withBuiltStyles } from './built-styles-loader.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-styles-'))
  const sizes = `export const { gap, sizes: { wide } } = { gap: 8, sizes: { wide: '90px' } }
    export const print = '@media print'
    export const whole = (rule: string): string => '@media all { ' + rule + ' }'
    export const here = window.location.pathname`
  writeFileSync(path.join(folder, 'sizes.ts'), sizes)
  writeFileSync(path.join(folder, 'index.ts'), `export { gap, here, print, whole, wide as width } from './sizes.ts'`)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A template, in which `{{gap}}` stands for what is inserted. */
const css = (style: string) => `css\`${style.replaceAll('{{', '${').replaceAll('}}', '}')}\``

/** A module's styles, and what its code has become after the imports. */
function build(body: string) {
  const imports = `import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { gap, here, print, whole, width } from './index.ts';
import { random } from 'a-library';
`
  const result = withBuiltStyles(path.join(folder, 'a.js'), imports + body)
  return { ...result, code: result.code.slice(result.code.indexOf(imports) + imports.length) }
}

describe('a style of constants is compiled:', () => {
  it.each([
    { says: 'declarations', style: '\n  color: red; /* why { */\n  gap: 1px;\n', built: 'color:red;gap:1px;' },
    {
      says: 'nested selectors',
      style: 'color: red; &:hover, b { gap: 1px; } [dir] & { gap: 2px; } &&:active { gap: 3px; } gap: 0;',
      built: 'color:red;gap:0;/**/&:hover,& b{gap:1px;}[dir] &{gap:2px;}&&:active{gap:3px;}/**/',
    },
    {
      says: 'conditions',
      style: '{{print}} { color: red; & > b { gap: 1px; } } @container offer (max-width: 9px) { gap: 2px; }',
      built: '/**/@media print{&{color:red;}&>b{gap:1px;}}@container offer (max-width: 9px){&{gap:2px;}}/**/',
    },
    {
      says: 'constants of other modules',
      style: 'gap: {{gap * 2}}px; width: {{width}};',
      built: 'gap:16px;width:90px;',
    },
    {
      says: 'functions of other modules',
      style: "{{whole('& { gap: 1px; }')}}",
      built: '/**/@media all{&{gap:1px;}}/**/',
    },
    { says: 'constants of its own', style: 'gap: {{own.a}}px;', built: 'gap:3px;' },
    {
      says: 'other styles',
      style: '{{base}} gap: 1px; &:hover { {{base}} }',
      built: 'color:red;gap:1px;/**/& i{gap:4px;}&:hover{color:red;}&:hover i{gap:4px;}/**/',
    },
    { says: 'a page of paper', style: '@page { margin: 0; }', built: '/**/@page{margin:0;}/**/' },
    {
      says: 'animations',
      style: 'animation: {{turn}} 1s;',
      built: 'animation:animation-1ykdt1v 1s;/**/@keyframes animation-1ykdt1v{to{gap:1px;}}/**/',
    },
  ])('$says', ({ style, built }) => {
    const own = 'const own = { a: 3 }; const turn = keyframes`to { gap: 1px; }`;'
    const base = `const base = ${css('color: red; i { gap: 4px; }')};`
    expect(build(`${own}${base} const a = styled.div(${css(style)})`).built.at(-1)).toBe(built)
  })

  it('in the place of its template, and an animation that nobody else uses may go', () => {
    const { code } = build('const turn = keyframes`to { gap: 1px; }`\nexport const A = styled.div(css`color: red;`, b)')
    expect(code).toBe(
      'const turn = /*#__PURE__*/keyframes(`to{gap: 1px;}`)\nexport const A = styled.div(builtStyle("color:red;"), b)',
    )
  })

  it('without a class of its own when it is global', () => {
    const { code } = build(
      'const sheet = css`body { margin: 0; }`\nexport const A = () => jsx(Global, { styles: sheet })',
    )
    expect(code).toContain('const sheet = css("/**/& body{margin:0;}/**/")')
  })
})

describe('a style is left to emotion, without comments and line breaks, when', () => {
  it.each([
    { says: 'it needs a page', style: '\n  gap: {{here}};\n', left: ' gap: {{here}};' },
    { says: 'it needs a library', style: '\n  gap: {{random}};\n', left: ' gap: {{random}};' },
    { says: 'it is made of itself', style: 'gap: {{a}};', left: 'gap: {{a}};' },
    { says: 'it gives a function to emotion', style: 'gap: {{() => 1}};', left: 'gap: {{() => 1}};' },
    { says: 'a class cannot be told from its text', style: 'b { content: "&"; }', left: 'b{content: "&";}' },
  ])('$says', ({ style, left }) => {
    expect(build(`const a = ${css(style)}`)).toMatchObject({ code: `const a = ${css(left)}`, built: [], leftCount: 1 })
  })

  it('it is made in a function, whose own names may be those of the module', () => {
    const made = (style: string) => `const a = (gap) => ${css(style)}`
    expect(build(made('\n  gap: {{gap}}px; /* why */\n')).code).toBe(made(' gap: {{gap}}px;'))
  })

  it('it is no template of emotion', () => {
    const source = 'const a = sql`\n  b  {  c`'
    expect(build(source)).toMatchObject({ code: source, built: [], leftCount: 0 })
  })
})

it('webpack is told of every file that the constants come from', () => {
  const addDependency = jest.fn()
  const callback = jest.fn()
  const context = { resourcePath: path.join(folder, 'a.js'), addDependency, callback }
  const source = `import { css } from '@emotion/react'; import { gap } from './index.ts'; const a = ${css('gap: {{gap}}px;')}`
  const load = builtStylesLoader as unknown as (this: typeof context, source: string) => void
  load.call(context, source)
  expect(callback).toHaveBeenCalledWith(null, expect.stringContaining('builtStyle("gap:8px;")'), undefined)
  const told = ['index.ts', 'sizes.ts'].map((name) => [path.join(folder, name)])
  expect(addDependency.mock.calls).toEqual(told)
})
