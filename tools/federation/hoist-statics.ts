const own = ['$$typeof', 'type', 'render', 'compare', 'contextType', 'defaultProps', 'displayName', 'propTypes']

/** Gives a component that wraps another one the statics of that one, except React's own. */
// biome-ignore lint/style/noDefaultExport: the package that it stands for has one.
export default function hoistStatics<T extends object>(wrapper: T, wrapped: object): T {
  const statics = Object.entries(wrapped).filter(([name]) => !own.includes(name))
  return Object.assign(wrapper, Object.fromEntries(statics))
}
