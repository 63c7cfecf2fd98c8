type LoadableCopy = {
  get?: () => Promise<() => unknown>
}
export declare function evaluateInTask<Copy extends LoadableCopy>(copy: Copy): Copy
