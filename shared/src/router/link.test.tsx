import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { Link, type LinkProps, type NavigateOptions } from './index.ts'
import { PlatformRouter } from './platform-router.tsx'

afterEach(cleanup)

const here = { pathname: '/category/1', search: '?sort=-2', hash: '', state: null, key: 'k' }

/** Clicks a link of the page /category/1?sort=-2. */
function click(link: LinkProps, how: MouseEventInit = {}) {
  const navigate = jest.fn((_to: string, _options?: NavigateOptions) => undefined)
  const navigation = { current: () => here, subscribe: () => () => undefined, navigate, go: () => undefined }
  render(
    <PlatformRouter navigation={navigation}>
      <Link {...link}>here</Link>
    </PlatformRouter>,
  )
  const anchor = screen.getByText('here')
  const event = createEvent.click(anchor, how)
  fireEvent(anchor, event)
  return { navigate, anchor, isLeftToBrowser: !event.defaultPrevented }
}

describe('a link', () => {
  it.each([
    { says: 'another page', link: { to: '/cart/ordered' }, href: '/cart/ordered', replace: false },
    { says: 'a query of this page', link: { to: '?sort=3' }, href: '/category/1?sort=3', replace: false },
    { says: 'this page without a query', link: { to: '?' }, href: '/category/1', replace: false },
    { says: 'the page that is shown', link: { to: '/category/1?sort=-2' }, href: '/category/1?sort=-2', replace: true },
    { says: 'itself, as it requests', link: { to: '/a', replace: true }, href: '/a', replace: true },
  ])('leads to $says', ({ link, href, replace }) => {
    const { navigate, anchor, isLeftToBrowser } = click(link)
    expect(anchor.getAttribute('href')).toBe(href)
    expect(navigate.mock.calls).toEqual([[href, { replace, state: undefined }]])
    expect(isLeftToBrowser).toBe(false)
  })

  it.each([
    { says: 'in a new tab', link: { to: '/a', target: '_blank' }, how: {} },
    { says: 'by the middle button', link: { to: '/a' }, how: { button: 1 } },
    { says: 'with Ctrl', link: { to: '/a' }, how: { ctrlKey: true } },
    { says: 'with ⌘', link: { to: '/a' }, how: { metaKey: true } },
    { says: 'with Shift', link: { to: '/a' }, how: { shiftKey: true } },
  ])('opened $says is the browser’s', ({ link, how }) => {
    const { navigate, isLeftToBrowser } = click(link, how)
    expect(navigate).not.toHaveBeenCalled()
    expect(isLeftToBrowser).toBe(true)
  })

  it('is not rendered anew when the page moves, but for the path of a query', () => {
    let location = here
    let follow = () => {}
    const navigation = {
      current: () => location,
      subscribe: (on: () => void) => {
        follow = on
        return () => undefined
      },
      navigate: () => undefined,
      go: () => undefined,
    }
    const rendered = jest.fn()
    const links = (
      <Profiler id="links" onRender={rendered}>
        <Link to="/a">a</Link>
      </Profiler>
    )
    const query = <Link to="?sort=3">query</Link>
    render(
      <PlatformRouter navigation={navigation}>
        {links}
        {query}
      </PlatformRouter>,
    )
    location = { ...here, pathname: '/category/2', key: 'l' }
    act(follow)
    expect(screen.getByText('query').getAttribute('href')).toBe('/category/2?sort=3')
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('that its owner has stopped goes nowhere', () => {
    const { navigate } = click({ to: '/a', onClick: (event) => event.preventDefault() })
    expect(navigate).not.toHaveBeenCalled()
  })
})
