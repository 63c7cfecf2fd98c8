import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { csrfTokenCall, profileCall } from '@shop/shared/contract'
import { answer, connectionLost, createGate, refused, server } from '@shop/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { routes } from '../../routes.ts'
import { openPage } from '../../testing/open-page.tsx'
import { ChangeRegistrationPage } from './change-registration-page.tsx'

const { path } = routes.changeRegistration
const open = (at: string = path, options = {}) => openPage({ path, Page: ChangeRegistrationPage }, at, options)
const button = () => screen.getByRole('button', { name: /登録情報を変更する|移動しています/ })
const visit = { profileUrl: 'https://identity.shop.test/profile', accessToken: 'visit-token', csrfToken: 'form-token' }

const posted: { action: string; method: string; fields: Record<string, string> }[] = []
beforeEach(() => {
  posted.length = 0
  server.use(answer(csrfTokenCall, { token: 'one-time' }))
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value]))
    posted.push({ action: this.action, method: this.method, fields })
  })
})
afterEach(() => void jest.restoreAllMocks())

it('[ACC-014] [ACC-015] posts a token for one visit, the way back and a value of the form, in this tab', async () => {
  server.use(answer(profileCall, visit))
  const { user } = open()
  await user.click(button())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ action: visit.profileUrl, method: 'post' })
  const { callbackUrl, ...tokens } = posted[0]?.fields ?? {}
  expect(tokens).toEqual({ accessToken: 'visit-token', csrfToken: 'form-token' })
  expect(new URL(callbackUrl ?? '')).toMatchObject({ origin: location.origin, pathname: path })
  expect(document.querySelector('form')).toBeNull()
})

it('asks once, however often it is pressed, and again after the browser went back', async () => {
  const hold = createGate()
  let asked = 0
  server.use(
    answer(profileCall, async () => {
      asked += 1
      await hold.until
      return visit
    }),
  )
  const { user } = open()
  await user.dblClick(button())
  hold.release()
  await waitFor(() => expect(posted).toHaveLength(1))
  await user.click(button())
  expect(asked).toBe(1)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await user.click(button())
  await waitFor(() => expect(posted).toHaveLength(2))
})

it.each([
  { says: 'refused', reply: () => refused(404, 'CSP17004') },
  { says: 'lost', reply: connectionLost },
])('goes nowhere and can be pressed again when it is $says', async ({ reply }) => {
  server.use(answer(profileCall, reply))
  const { user } = open()
  await user.click(button())
  await waitFor(() => expect(button()).toHaveTextContent('登録情報を変更する'))
  expect(posted).toEqual([])
  server.use(answer(profileCall, visit))
  await user.click(button())
  await waitFor(() => expect(posted).toHaveLength(1))
})

it('takes nobody away who has left the screen meanwhile', async () => {
  const hold = createGate()
  let isAsked = false
  server.use(
    answer(profileCall, async () => {
      isAsked = true
      await hold.until
      return visit
    }),
  )
  const { user, unmount } = open()
  await user.click(button())
  await waitFor(() => expect(isAsked).toBe(true))
  unmount()
  hold.release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(posted).toEqual([])
})

/** Goes away and comes back with what the provider added to the address. */
async function comeBack(added: string) {
  server.use(answer(profileCall, visit))
  const first = open()
  await first.user.click(button())
  await waitFor(() => expect(posted).toHaveLength(1))
  const back = new URL(posted[0]?.fields['callbackUrl'] ?? '')
  first.unmount()
  return { platform: first.platform, at: `${back.pathname}${back.search}${added}` }
}
const told = () => screen.getByRole('status', { name: 'お知らせ' }).textContent?.trim()

it('[ACC-015] tells a change once, and takes the result out of the address', async () => {
  const { platform, at } = await comeBack('&result=changed')
  platform.navigation.navigate(at)
  const { unmount } = open(at, { platform })
  await waitFor(() => expect(told()).toBe('登録情報を変更しました'))
  expect(platform.navigation.path()).toBe(path)
  unmount()
  platform.navigation.navigate(at)
  open(at, { platform })
  await waitFor(() => expect(platform.navigation.path()).toBe(path))
  expect(platform.notices.shown()).toHaveLength(1)
})

it('says nothing to who changed nothing', async () => {
  const { platform, at } = await comeBack('')
  platform.navigation.navigate(at)
  open(at, { platform })
  await waitFor(() => expect(platform.navigation.path()).toBe(path))
  expect(platform.notices.shown()).toEqual([])
})

it('believes no address that this tab did not go away for', async () => {
  const { platform } = open(`${path}?visit=made-up&result=changed`)
  await waitFor(() => expect(platform.navigation.path()).toBe(path))
  expect(platform.notices.shown()).toEqual([])
})
