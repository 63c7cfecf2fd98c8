/** Takes the text of a message. */
export type AppHandler = { postMessage(message: string): void }
type AppWindow = { webkit?: { messageHandlers?: { todok?: AppHandler } }; todokApp?: AppHandler }

/** The native handler of the app: `webkit.messageHandlers.todok` on iOS, `todokApp` on Android. [MOB-003, K-23] */
export const appHandlerOf = (page: object): AppHandler | undefined => {
  const { webkit, todokApp } = page as AppWindow
  return webkit?.messageHandlers?.todok ?? todokApp
}
