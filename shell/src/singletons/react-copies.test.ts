import { describe, expect, it, jest } from '@jest/globals'
import { onReactCopy } from './react-copies.ts'

type Hook = { supportsFiber?: boolean; inject?: (renderer: unknown) => unknown }
const aPage = (hook?: Hook) =>
  (hook === undefined ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook }) as { __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook }
const listen = (page: object, heard: () => void) => onReactCopy(page as typeof globalThis, heard)

describe('copies of react-dom', () => {
  it('are heard where no developer tools are', () => {
    const page = aPage()
    const heard = jest.fn()
    listen(page, heard)
    expect(page.__REACT_DEVTOOLS_GLOBAL_HOOK__.supportsFiber).toBe(true)
    page.__REACT_DEVTOOLS_GLOBAL_HOOK__.inject?.({})
    page.__REACT_DEVTOOLS_GLOBAL_HOOK__.inject?.({})
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('still reach real developer tools, who give them their number', () => {
    const renderers: unknown[] = []
    const tools: Hook = {
      supportsFiber: true,
      inject(renderer) {
        renderers.push(renderer)
        return this === tools ? renderers.length : 0
      },
    }
    const page = aPage(tools)
    const heard = jest.fn()
    listen(page, heard)
    const renderer = { version: '19.3.1' }
    expect(page.__REACT_DEVTOOLS_GLOBAL_HOOK__.inject?.(renderer)).toBe(1)
    expect(renderers).toEqual([renderer])
    expect(page.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(tools)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
