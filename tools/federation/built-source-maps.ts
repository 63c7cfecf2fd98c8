import path from 'node:path'

/** Whether builds make source maps. They cost a build a fifth of its time, so `pnpm release` alone asks for them. */
export const makesSourceMaps = (): boolean => process.env['SHOP_SOURCE_MAPS'] === 'yes'

/** Where the maps of a package's last build stand: beside its files, which everybody may read, and never among them. */
export const builtSourceMaps = (root: string, name: string): string =>
  path.join(root, 'node_modules', '.cache', 'shop', 'source-maps', name)
