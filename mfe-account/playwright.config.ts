import { suiteOf } from '@shop/tools/isolate'

export default suiteOf(import.meta.dirname)
