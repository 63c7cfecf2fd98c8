/** The code that a browser gives to a key which an input method has taken. */
const takenKeyCode = 229

/**
 * Whether a key belongs to the input method and not to the box. Chromium and Firefox say so while somebody composes;
 * Safari sends the Enter that ends a composition after its end, and only the code tells. [JP-01]
 */
export const isOfInputMethod = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }): boolean =>
  isComposing || keyCode === takenKeyCode
