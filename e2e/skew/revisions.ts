import type { Edit } from './checkout.ts'

const card = 'shared/src/product/card/product-card.tsx'
/** By which screens show cards: what changes in the card is in its copies. */
const listDoor = 'shared/src/product/list/index.ts'
const session = 'shared/src/session/index.ts'
const entryOf = (remote: string) => `${remote}/src/remote.tsx`

const look = (name: string): Edit => ({
  file: card,
  from: 'const Root = styled.article(css`',
  to: `const Root = styled.article(css\`\n  --card-look: ${name};`,
})

/** Something that runs as soon as a remote is loaded, with what it takes from an entry point. */
const used = (remote: string, imports: string, value: string): Edit => ({
  file: entryOf(remote),
  from: "import { routes } from './routes.ts'",
  to: `import { routes } from './routes.ts'\n${imports}\nif (typeof document === 'object') Object.assign(document.documentElement.dataset, { ${value} })`,
})

const taken = "import { cardLook } from '@shop/shared/product/list'"

/** The card looks otherwise and the entry point of lists has one name more, which the remotes use. A minor step. */
export const newCard: readonly Edit[] = [
  look('new'),
  { file: listDoor, from: 'export { ProductSlider }', to: "export const cardLook = 'new'\nexport { ProductSlider }" },
  used('mfe-ordering', taken, 'ordering: cardLook'),
  used('mfe-catalogue', taken, 'catalogue: cardLook'),
]

/** A shell of before version 3 of the bridge: it takes no tokens from the handshake, and hears neither tokens nor `back`. */
export const olderBridge: readonly Required<Edit>[] = [
  {
    file: 'shared/src/bridge/versions.ts',
    from: 'bridgeVersion: BridgeVersion = 3',
    to: 'bridgeVersion: BridgeVersion = 2',
  },
]

/** Takes {@link olderBridge} back. */
export const newerBridge: readonly Edit[] = olderBridge.map(({ file, from, to }) => ({ file, from: to, to: from }))

/** That name is gone again, another one is there, and writes under way are kept in another place. A major step. */
export const otherCard: readonly Edit[] = [
  { file: card, from: '--card-look: new;', to: '--card-look: other;' },
  { file: listDoor, from: "export const cardLook = 'new'", to: "export const nameOfLook = () => 'other'" },
  { file: entryOf('mfe-ordering'), from: taken, to: "import { nameOfLook } from '@shop/shared/product/list'" },
  { file: entryOf('mfe-ordering'), from: 'ordering: cardLook', to: 'ordering: nameOfLook()' },
  { file: entryOf('mfe-catalogue'), from: taken, to: "import { nameOfLook } from '@shop/shared/product/list'" },
  { file: entryOf('mfe-catalogue'), from: 'catalogue: cardLook', to: 'catalogue: nameOfLook()' },
]

/** Something that a page has once is kept in a new place of the session, and a remote relies on it. */
export const newSession: readonly Edit[] = [
  { file: session, from: 'export { useSession }', to: "export const sessionPlace = 'new'\nexport { useSession }" },
  used('mfe-catalogue', "import { sessionPlace } from '@shop/shared/session'", 'session: sessionPlace'),
]
