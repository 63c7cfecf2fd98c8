import { existsSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../start/refusal.ts'

/**
 * Outside of a checkout the defaults of the settings lead nowhere: a store of nobody, a link that no shop believes. What a
 * command needs of the shop is refused when it is missing, by name.
 */
export function expectSettings(command: string, environment: NodeJS.ProcessEnv): void {
  const {
    RELEASE_STORE: store = '',
    DATA_DIR: data = '',
    SHOP_ORIGIN: origin = '',
    OPERATOR_SECRET: secret = '',
  } = environment
  if (store === '' && data === '')
    throw new Refusal(
      'RELEASE_STORE is missing: the folder or bucket (s3://bucket/prefix) of the shop’s releases. Its operators know it',
    )
  if (command !== 'override') return
  if (origin === '') throw new Refusal('SHOP_ORIGIN is missing: the address of the shop that the link leads to')
  if (secret === '' && !existsSync(path.join(data, 'operator.key')))
    throw new Refusal(
      'OPERATOR_SECRET is missing: the shop believes no link that is signed with another one. Ask its operators for it, or for the link',
    )
}
