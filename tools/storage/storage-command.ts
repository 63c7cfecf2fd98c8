import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { types } from 'node:util'
import { readConfig } from 'reference-services/config'
import { createObjectStorage, type ObjectStorage, openBucket } from 'reference-services/object-storage'
import { type CommandContext, expectNames, readArgs, UsageError } from '../release/command.ts'
import { isRefusal, Refusal } from '../start/refusal.ts'

const usage = `usage: pnpm storage put <path> <file> [--type image/webp]
       pnpm storage get <path> <file>
       pnpm storage head <path>
       pnpm storage copy <path> <other path>
       pnpm storage remove <path>

  A path is public/…, protected/{id}/… or private/{id}/….
  --identity <id>  who asks; without one a guest, who has what is public and reads what is protected
  --type <type>    of the object; without one as the file's ending says`

const typesByEnding: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

type Options = { type?: string | undefined }
/** Gives the line that is printed at the end. */
type Action = (storage: ObjectStorage, names: [string, string], options: Options) => Promise<string>

const actions: Readonly<Record<string, { names: 1 | 2; act: Action }>> = {
  put: {
    names: 2,
    async act(storage, [name, file], { type = typesByEnding[path.extname(file).toLowerCase()] }) {
      await storage.put({ path: name }, new Blob([await readFile(file)]), type)
      return factsOf(storage, name)
    },
  },
  get: {
    names: 2,
    async act(storage, [name, file]) {
      await writeFile(file, (await storage.get({ path: name })).content)
      return factsOf(storage, name)
    },
  },
  head: { names: 1, act: (storage, [name]) => factsOf(storage, name) },
  copy: {
    names: 2,
    async act(storage, [from, to]) {
      await storage.copy({ path: from }, { path: to })
      return factsOf(storage, to)
    },
  },
  remove: {
    names: 1,
    async act(storage, [name]) {
      await storage.remove({ path: name })
      return `${name} is not there any more`
    },
  },
}

async function factsOf(storage: ObjectStorage, name: string): Promise<string> {
  const { size, type } = await storage.head({ path: name })
  return `${name}: ${size} bytes, ${type}`
}

/** Runs one action on the storage that the settings name, and gives the exit code. [K-179] */
export async function runStorageCommand(
  args: readonly string[],
  { environment, print, log }: Pick<CommandContext, 'environment' | 'log' | 'print'>,
): Promise<number> {
  try {
    const { values, positionals } = readArgs(usage, args, { identity: { type: 'string' }, type: { type: 'string' } })
    const [name = '', ...names] = positionals
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (action === undefined) throw new Refusal(usage)
    expectNames(usage, names, action.names)
    const bucket = await openBucket(readConfig(environment), { now: () => new Date() }, environment)
    const [one = '', other = ''] = names
    print(await action.act(createObjectStorage(bucket, values.identity), [one, other], values))
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      print(error.message)
      return 0
    }
    log(explain(error))
    return 1
  }
}

/** Errors that a person can put right say so in their message; of any other the stack is wanted. */
const plain = new Set(['NotFound', 'StorageError', 'StoreUnreachable'])

function explain(error: unknown): string {
  // An error of the system need not be an Error of this realm.
  if (!types.isNativeError(error)) return String(error)
  if (isRefusal(error) || plain.has(error.name) || 'syscall' in error) return error.message
  return error.stack ?? error.message
}
