import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { freePorts } from '../start/ports.ts'
import { type Front, startFront, withScript } from './front.ts'
import { problemPath } from './watch-page.ts'

const html = '<!doctype html><html><head><title>a shop</title></head></html>'
const shop = createServer((asked, reply) => {
  const isPage = asked.url === '/'
  reply.writeHead(isPage ? 200 : 404, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Security-Policy': "script-src 'nonce-abc' 'strict-dynamic'",
  })
  reply.end(isPage ? html : '{}')
})
let front: Front
let address: string

beforeAll(async () => {
  const ports = await freePorts(['front', 'shop'])
  await new Promise<void>((resolve) => shop.listen(ports.shop, 'localhost', resolve))
  front = await startFront(ports.front, ports.shop)
  address = `http://localhost:${ports.front}`
})
afterAll(async () => {
  await front.close()
  await new Promise((resolve) => shop.close(resolve))
})

it('puts the script before those of a page, with the nonce of its policy or without one', () => {
  expect(withScript(html, "script-src 'nonce-abc'", 'a()')).toContain('<head><script nonce="abc">a()</script><title>')
  expect(withScript(html, undefined, 'a()')).toContain('<head><script>a()</script><title>')
})

it('watches pages, is the app when it is told to, and lets everything else pass', async () => {
  const page = async () => (await fetch(address, { headers: { Accept: 'text/html' } })).text()
  expect(await page()).toContain(`("${problemPath}",false,5000)</script><title>a shop`)
  front.setInApp(true)
  expect(await page()).toContain(`("${problemPath}",true,5000)</script><title>a shop`)
  front.setInApp(false)
  expect(await page()).toContain(`("${problemPath}",false,5000)</script><title>a shop`)
  const answer = await fetch(`${address}/data.json`)
  expect([answer.status, await answer.text()]).toEqual([404, '{}'])
})

it('hears what pages tell, once', async () => {
  await fetch(`${address}${problemPath}`, { method: 'POST', body: 'page error: no' })
  expect([front.takeProblems(), front.takeProblems()]).toEqual([['page error: no'], []])
})
