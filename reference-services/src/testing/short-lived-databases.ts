/**
 * An option of Node for processes that open many embedded databases for a few queries each: V8 compiles their
 * WebAssembly once and fast. Two thirds of an opening is compiling better what is never run long enough to gain by it.
 */
export const forShortLivedDatabases = '--liftoff-only'
