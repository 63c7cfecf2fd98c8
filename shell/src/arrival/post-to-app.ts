/** What the page asks of the app around it. The shape is ours, as the documents show none. [MOB-003] */
export type AppMessage = { type: 'login'; payload: { path: string } }

type Handler = { postMessage(message: unknown): void }

/** The windows of the two apps: an object is taken by one, a text by the other. */
type AppWindow = {
  webkit?: { messageHandlers?: { todok?: Handler } }
  todokApp?: Handler
}

/** Asks the app; gives whether there is one that hears. */
export function postToApp(message: AppMessage, page: object = window): boolean {
  const { webkit, todokApp } = page as AppWindow
  const ios = webkit?.messageHandlers?.todok
  if (ios !== undefined) ios.postMessage(message)
  else if (todokApp !== undefined) todokApp.postMessage(JSON.stringify(message))
  else return false
  return true
}
