import { cp, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The major after ours, as far as a build and a page can tell: our React under that version. */
export const standInVersion = '20.0.0'

/** Puts it into `node_modules` of a package, under these names. React and react-dom refuse each other's other versions. */
export async function installStandInReact(
  checkout: string,
  folder: string,
  names: { react: string; reactDom: string },
): Promise<void> {
  const [react, reactDom] = await Promise.all(
    ['react', 'react-dom'].map((name) => realpath(path.join(checkout, 'shared', 'node_modules', name))),
  )
  if (react === undefined || reactDom === undefined) throw new Error('no React is installed')
  const { version }: { version: string } = JSON.parse(await readFile(path.join(react, 'package.json'), 'utf8'))
  const modules = path.join(checkout, folder, 'node_modules')
  await copyAs(react, path.join(modules, names.react), version)
  await copyAs(reactDom, path.join(modules, names.reactDom), version)
  const scheduler = path.join(modules, names.reactDom, 'node_modules', 'scheduler')
  await mkdir(path.dirname(scheduler), { recursive: true })
  await cp(await realpath(path.join(reactDom, '..', 'scheduler')), scheduler, { recursive: true })
}

async function copyAs(from: string, to: string, version: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
  for (const file of await readdir(to, { recursive: true })) {
    if (!/\.(?:js|json)$/.test(file)) continue
    const text = await readFile(path.join(to, file), 'utf8')
    if (text.includes(version)) await writeFile(path.join(to, file), text.replaceAll(version, standInVersion))
  }
}
