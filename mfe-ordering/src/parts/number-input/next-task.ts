/** Lets the page answer and draw before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
