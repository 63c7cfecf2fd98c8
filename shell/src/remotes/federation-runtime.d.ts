/**
 * The functions of the federation runtime that the shell and its tests use. Its own types pull in webpack's
 * and with them all of Node's, which have no place in a browser program; tsconfig points here.
 */
declare module '@module-federation/runtime' {
  type LoaderPlugin = {
    name: string
    createScript?(request: { url: string }): { script: HTMLScriptElement; timeout: number }
  }
  export function init(options: { name: string; remotes: [] }): void
  export function registerPlugins(plugins: LoaderPlugin[]): void
  export function registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void
  export function getInstance(): {
    options: { shared: Readonly<Record<string, readonly { version: string }[]>> }
  } | null
  export function loadRemote<T>(id: string): Promise<T | null>
}
