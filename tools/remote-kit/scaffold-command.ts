import path from 'node:path'
import { type Command, expectNames, readArgs } from '../release/command.ts'
import { namesOf } from '../scaffold/remote-name.ts'
import { scaffoldOutside } from './scaffold-outside.ts'

const usage = `npx remote-kit scaffold <name>
  Begins a remote in a folder of its own, outside of the shop's repository.
  --dom                          in plain DOM; without it in React
  --into <folder>                default: a folder of the remote's name
  --kit <version|file:…>         where npm finds this kit; default: the version that runs`

/**
 * Writes the files of a remote that is built with this kit.
 *
 * @param contract - version of the contract of this kit
 */
export const scaffoldCommand =
  (contract: string): Command =>
  async (args, { root, print }) => {
    const { values, positionals } = readArgs(usage, args, {
      dom: { type: 'boolean' },
      into: { type: 'string' },
      kit: { type: 'string' },
    })
    expectNames(usage, positionals, 1)
    const [given = ''] = positionals
    const names = namesOf(given, usage)
    const into = values.into ?? names.name
    const written = await scaffoldOutside({
      names,
      folder: path.resolve(root, into),
      isDom: values.dom === true,
      kit: values.kit ?? `^${contract}`,
    })
    print(
      [
        ...written.map((file) => path.join(into, file)),
        '',
        `cd ${into} && npm install && npm run build`,
        'npx remote-kit publish dist --only-store    and npx remote-kit override opens it by a link',
      ].join('\n'),
    )
    return 0
  }
