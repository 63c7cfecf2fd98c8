import { nextTask } from '@shop/shared/ui'

/** A common part as the runtime holds it: `get` loads its file, and gives what evaluates it. */
type LoadableCopy = { get?: () => Promise<() => unknown> }

const inTask = new WeakSet<LoadableCopy>()

/**
 * Lets a common part evaluate in a task of its own once its file has come. A screen takes many of them: otherwise the screen's
 * first line evaluates all in one task.
 */
export function evaluateInTask<Copy extends LoadableCopy>(copy: Copy): Copy {
  const { get } = copy
  if (get === undefined || inTask.has(copy)) return copy
  inTask.add(copy)
  copy.get = async () => {
    const evaluate = await get()
    await nextTask()
    evaluate()
    return evaluate
  }
  return copy
}
