import { expect, it } from '@jest/globals'
import marksUnusedLoader from './marks-unused-loader.ts'

it.each([
  { source: 'var Link = React10.forwardRef(\n', marked: 'var Link = /* @__PURE__ */ React10.forwardRef(\n' },
  { source: 'var C = React.createContext(null);', marked: 'var C = /* @__PURE__ */ React.createContext(null);' },
  { source: 'Link.displayName = "Link";\nvar a', marked: '\nvar a' },
  { source: '  props.displayName = "Link";', marked: '  props.displayName = "Link";' },
  { source: 'function Router() {}', marked: 'function Router() {}' },
])('$source', ({ source, marked }) => {
  expect(marksUnusedLoader(source)).toBe(marked)
})
