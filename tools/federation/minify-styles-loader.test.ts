import { expect, it } from '@jest/globals'
import minifyStylesLoader from './minify-styles-loader.ts'

it.each([
  {
    says: 'comments and line breaks go',
    source: 'styled.a(css`\n  color: red;\n  /* The ring { */\n\n  & > b, &:hover { margin: 0 1px; }\n`)',
    minified: 'styled.a(css` color: red;& > b, &:hover{margin: 0 1px;}`)',
  },
  {
    says: 'inserted code stays',
    source: `css\`\n  \${text} gap: \${a ? 'x  y' : b} \${size};\n  \${print} { width: calc(100% - \${gap}); }\n\``,
    minified: `css\` \${text} gap: \${a ? 'x  y' : b} \${size};\${print}{width: calc(100% - \${gap});}\``,
  },
  {
    says: 'a style that inserts code with braces is left alone',
    source: `css\`\n  \${list.map((one) => { return one })}\n\``,
    minified: `css\`\n  \${list.map((one) => { return one })}\n\``,
  },
  { says: 'other templates are left alone', source: 'const a = `x  {  y`', minified: 'const a = `x  {  y`' },
])('$says', ({ source, minified }) => {
  expect(minifyStylesLoader(source)).toBe(minified)
})
