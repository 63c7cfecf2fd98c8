import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver'
import { freePorts } from '../start/ports.ts'
import type { Engine, PageElement } from './engine.ts'
import { startGroup } from './process-group.ts'
import { startVirtualDisplay } from './virtual-display.ts'

const driverProgram = '/usr/bin/WebKitWebDriver'
const readyDeadlineMs = 20_000
const pollMs = 100
/** Of a phone: the shop meets WebKit there most. */
const size = { x: 0, y: 0, width: 390, height: 844 }

/**
 * WebKitGTK at the width of a phone, by its WebDriver. The driver tells nothing of the console, and the browser keeps
 * silent about it in the private session that a driver gets: what went wrong in a page is heard by the front.
 */
export const webkit: Engine = {
  name: 'webkit',
  programs: [driverProgram, '/usr/bin/Xvfb'],
  packages: ['webkit2gtk-driver', 'xvfb'],
  async start({ folder, atEnd }) {
    const display = await startVirtualDisplay(atEnd)
    const { driver: port } = await freePorts(['driver'])
    const group = startGroup(driverProgram, [`--port=${port}`], {
      ...process.env,
      DISPLAY: display,
      TZ: 'Asia/Tokyo',
      LC_ALL: 'C.UTF-8',
      // Its caches and settings are of this run alone.
      HOME: path.join(folder, 'home'),
    })
    atEnd(group.end)
    const server = `http://127.0.0.1:${port}`
    await untilReady(server)
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(server)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    await driver.manage().window().setRect(size)
    return {
      open: (address) => driver.get(address),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      element: async (expression) => elementOf(driver, await driver.executeScript(`return ${expression}`)),
      screenshot: () => driver.takeScreenshot(),
      errors: () => [],
      close: () => driver.quit(),
    }
  },
}

function elementOf(driver: WebDriver, found: unknown): PageElement | undefined {
  if (!(found instanceof WebElement)) return undefined
  return {
    // Its driver does not scroll up to what stands above the window.
    async press() {
      await driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', found)
      await found.click()
    },
    async fill(text) {
      await found.clear()
      await found.sendKeys(text)
    },
    async choose(value) {
      await driver.executeScript('arguments[0].focus()', found)
      const isChosen = await driver.executeScript(`return (${chooseInPage})(arguments[0], arguments[1])`, found, value)
      if (isChosen !== true) throw new Error(`there is no choice ${value}`)
    },
  }
}

/** WebKitGTK draws the choices in a window of the system, where its driver presses none: done as Puppeteer does it. */
function chooseInPage(list: HTMLSelectElement, value: string): boolean {
  list.value = value
  list.dispatchEvent(new Event('input', { bubbles: true }))
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return list.value === value
}

async function untilReady(server: string): Promise<void> {
  const until = performance.now() + readyDeadlineMs
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (performance.now() > until) throw new Error(`${driverProgram} does not answer on ${server}`)
    await wait(pollMs)
  }
}
