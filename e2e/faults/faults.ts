import { faultKinds, tamperMark } from '../stack/fault-proxy.ts'
import { expect } from '../stack/test.ts'
import { type Behaviour, behaviours, throwNow } from './fixture/behaviour.ts'
import type { Scene } from './scene.ts'

export type Outcome =
  /** Another release, or the fallback, at once. */
  | 'fails'
  /** The same after a deadline. */
  | 'fails late'
  /** The remote stays where it is. */
  | 'stays'

/** The two things that a member may see after a strike. */
export type Course = { isShownAfresh(): Promise<void>; isGivenUp(): Promise<void> }

export type Fault = {
  name: string
  outcome: Outcome
  /** Meets a release whose code is not in the page yet. */
  isOfLoading: boolean
  /** The shell's `remote-slot-faults.test.ts` meets it in every step and position without a browser. */
  isOfLifecycle: boolean
  /** From now on a version of the remote fails. */
  begin(scene: Scene, version: string): Promise<void>
  /** Makes it happen once the remote is on show, when `begin` alone does not. */
  strike?(scene: Scene, then: Course): Promise<void>
}

const lateOnes: ReadonlySet<string> = new Set<Behaviour | string>([
  'bootstrap never settles',
  'mount never settles',
  'screen never stands',
  'hang',
])
/** A visit after it shows the release as before. */
const harmless: ReadonlySet<Behaviour> = new Set([
  'unmount rejects',
  'unmount never settles',
  // A new visit finds it whole again.
  'later render throws',
  'event handler throws',
  'promise rejects',
])

const strikes: Partial<Record<Behaviour, Required<Fault>['strike']>> = {
  // Once may be chance: the same release is tried afresh before it is given up.
  async 'later render throws'(scene, { isShownAfresh, isGivenUp }) {
    await scene.crash(throwNow)
    await isShownAfresh()
    await scene.crash(throwNow)
    await isGivenUp()
  },
  'event handler throws': ({ page }) => page.locator('main [data-planted]').dispatchEvent('click'),
}

const ofBehaviour = (what: Behaviour): Fault => {
  const strike = strikes[what]
  return {
    name: what,
    outcome: harmless.has(what) ? 'stays' : lateOnes.has(what) ? 'fails late' : 'fails',
    isOfLoading: what === 'throws at load' || what === 'exposes another shape',
    isOfLifecycle: /^(?:bootstrap|mount|unmount) /.test(what),
    begin: (scene) => scene.misbehave(what),
    ...(strike === undefined ? {} : { strike }),
  }
}

const escaped = (text: string) => text.replaceAll(/[.+]/g, '\\$&')

const ofFile = (file: 'entry' | 'chunk'): Fault[] =>
  faultKinds.map((kind) => ({
    name: `${file}: ${kind}`,
    outcome: lateOnes.has(kind) ? 'fails late' : 'fails',
    isOfLoading: true,
    isOfLifecycle: false,
    async begin({ shop, broken: { remote, screen } }, version) {
      const name = file === 'entry' ? 'entry' : screen
      shop.assets.fail(new RegExp(`/${remote}/${escaped(version)}/${name}\\.`), kind)
    },
  }))

export const faults: readonly Fault[] = [...ofFile('entry'), ...ofFile('chunk'), ...behaviours.map(ofBehaviour)]

export async function end(scene: Scene): Promise<void> {
  scene.shop.assets.heal()
  await scene.misbehave(undefined)
  expect(await scene.page.evaluate((mark) => mark in window, tamperMark), 'changed bytes ran').toBe(false)
}
