const before = `
var $RefreshReg$ = (type, id) => globalThis.shopRefresh?.register(type, __webpack_module__.id + ' ' + id);
var $RefreshSig$ = () => globalThis.shopRefresh?.signature() ?? ((type) => type);
`

/** A module that exports nothing but components may be run again in place; any other tells who imports it. */
const after = `
if (import.meta.webpackHot && globalThis.shopRefresh) {
  const hot = import.meta.webpackHot;
  const given = Object.values(__webpack_module__.exports);
  const isBoundary = given.length > 0 && given.every((one) => globalThis.shopRefresh.isComponent(one));
  if (isBoundary) {
    hot.accept();
    hot.dispose((data) => { data.wasBoundary = true; });
    if (hot.data) globalThis.shopRefresh.soon();
  } else if (hot.data?.wasBoundary) hot.invalidate();
}
`

/** Puts around a remote's module what React Refresh needs to know of its components. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function refreshLoader(source: string): string {
  return `${before}${source}${after}`
}
