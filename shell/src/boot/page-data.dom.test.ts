import { afterEach, describe, expect, it } from '@jest/globals'
import { readNonce, readPageData } from './page-data.ts'

afterEach(() => document.body.replaceChildren())

function script(attributes: Record<string, string>, text = ''): HTMLScriptElement {
  const element = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return element
}

describe('what the edge wrote into the page', () => {
  it('is read as it is', () => {
    document.body.append(script({ id: 'page-data', type: 'application/json' }, '{"version":"1.5.28"}'))
    expect(readPageData(document)).toEqual({ version: '1.5.28' })
  })

  it.each([
    { says: 'missing', elements: () => [] },
    { says: 'empty', elements: () => [script({ id: 'page-data', type: 'application/json' })] },
  ])('is not guessed when it is $says', ({ elements }) => {
    document.body.append(...elements())
    expect(() => readPageData(document)).toThrow('the edge wrote no page data')
  })

  it('has the nonce of the policy', () => {
    const element = script({ nonce: 'n-1', type: 'application/json' })
    element.nonce = 'n-1'
    document.body.append(element)
    expect(readNonce(document)).toBe('n-1')
  })

  it('may have no nonce', () => {
    expect(readNonce(document)).toBe('')
  })
})
