/**
 * The functions of the federation runtime that the shell, its tests and `shared/src/version` use. Its own types pull in webpack's
 * and with them all of Node's, which have no place in a browser program; tsconfig points here.
 */
declare module '@module-federation/runtime' {
  // Arguments of the runtime are typed where they are used: choose-copy.ts.
  type SharePlugin = { name: string; beforeLoadShare(load: never): unknown; resolveShare(question: never): unknown }
  type LoaderPlugin = {
    name: string
    createScript?(request: { url: string }): { script: HTMLScriptElement; timeout: number }
  }
  export function init(options: {
    name: string
    remotes: []
    shared?: Readonly<Record<string, { version: string; lib(): object }>>
  }): void
  /** Those of every instance that is made from now on. */
  export function registerGlobalPlugins(plugins: SharePlugin[]): void
  export function registerPlugins(plugins: LoaderPlugin[]): void
  export function registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void
  export function getInstance(): {
    options: { shared: Readonly<Record<string, readonly { version: string }[]>> }
  } | null
  /** Whether a version lies in a semver range. */
  export function satisfy(version: string, range: string): boolean
  export function loadRemote<T>(id: string): Promise<T | null>
}
