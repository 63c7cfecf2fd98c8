import { readNonce, readPageData } from './boot/page-data.ts'
import { start } from './boot/start.tsx'

// biome-ignore lint/style/useConst: webpack's own variable, assigned below.
declare let __webpack_nonce__: string

const nonce = readNonce(document)
__webpack_nonce__ = nonce
start(readPageData(document), nonce)
