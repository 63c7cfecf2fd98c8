/**
 * The functions of the federation runtime that the shell and its tests use. Its own types pull in webpack's
 * and with them all of Node's, which have no place in a browser program; tsconfig points here.
 */
declare module '@module-federation/runtime' {
  type SharePlugin = { name: string; resolveShare: ReturnType<typeof import('./choose-copy.ts').shellOrOwn> }
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
  export function loadRemote<T>(id: string): Promise<T | null>
}
